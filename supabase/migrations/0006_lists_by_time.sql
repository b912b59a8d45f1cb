-- Lists are read in the order in which titles were added. Without these indexes, every read sorts all
-- rows of the user. It can be run again without harm.

create index if not exists favorites_by_time
  on public.favorites (user_id, created_at, type, movie_id);
create index if not exists watch_later_by_time
  on public.watch_later (user_id, created_at, type, movie_id);
create index if not exists seen_by_time
  on public.seen (user_id, created_at, type, movie_id);
create index if not exists not_for_me_by_time
  on public.not_for_me (user_id, created_at, type, movie_id);
