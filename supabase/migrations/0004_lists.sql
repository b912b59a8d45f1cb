-- The lists besides the favorites: watch later, seen, not for me. All lists are guarded alike, and a
-- user's devices, and nobody else, are told of what changes in them. It can be run again without harm.

do $$
declare
  list text;
begin
  foreach list in array array['watch_later', 'seen', 'not_for_me'] loop
    execute format(
      $sql$
        create table if not exists public.%1$I (
          user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
          type text not null check (type in ('movie', 'tv')),
          -- JSON numbers are exact no further.
          movie_id bigint not null check (movie_id between 1 and 9007199254740991),
          created_at timestamptz not null default now(),
          %2$s
          primary key (user_id, type, movie_id)
        );

        -- As for the favorites: nothing but what is granted here, and only to who has logged in.
        revoke all on table public.%1$I from public, anon, authenticated;
        grant select, delete, insert (user_id, type, movie_id) on table public.%1$I to authenticated;
        alter table public.%1$I enable row level security;
        alter table public.%1$I force row level security;

        drop policy if exists "Users read their own rows" on public.%1$I;
        create policy "Users read their own rows" on public.%1$I
          for select to authenticated using ((select auth.uid()) = user_id);

        drop policy if exists "Users add rows of their own" on public.%1$I;
        create policy "Users add rows of their own" on public.%1$I
          for insert to authenticated with check ((select auth.uid()) = user_id);

        drop policy if exists "Users remove their own rows" on public.%1$I;
        create policy "Users remove their own rows" on public.%1$I
          for delete to authenticated using ((select auth.uid()) = user_id);

        drop policy if exists "A second factor has to be shown" on public.%1$I;
        create policy "A second factor has to be shown" on public.%1$I as restrictive
          for all to authenticated using (not (select private.lacks_second_factor()));
      $sql$,
      list,
      case list when 'seen' then
        $sql$seen_on date not null default (now() at time zone 'utc')::date
          check (seen_on >= '1900-01-01'),$sql$
      end
    );
  end loop;
end
$$;

-- The day can change, unlike all else: the app sends it with "merge duplicates", which sets every
-- column that was sent, the key too.
grant insert (seen_on), update (user_id, type, movie_id, seen_on) on table public.seen
  to authenticated;
drop policy if exists "Users change their own rows" on public.seen;
create policy "Users change their own rows" on public.seen
  for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- The broadcasts of 0003 for every list. Its argument is the member that says whether a title is
-- listed now.
create or replace function private.tell_of_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  news record;
begin
  for news in
    select
      changed.user_id,
      -- More than a device wants to hear one by one: it reads the table instead.
      case when count(*) <= 500 then jsonb_agg(
        case
          when tg_op = 'DELETE' then
            jsonb_build_object('type', changed.type, 'movie_id', changed.movie_id)
          else to_jsonb(changed) - 'user_id' - 'created_at'
        end
        || jsonb_build_object(tg_argv[0], tg_op <> 'DELETE')
      ) end as changes
    from changed
    group by changed.user_id
  loop
    perform realtime.send(
      jsonb_build_object('changes', news.changes),
      tg_table_name,
      tg_table_name || ':' || news.user_id,
      true
    );
  end loop;
  return null;
end
$$;
revoke all on function private.tell_of_list() from public, anon, authenticated;

-- With its triggers, which the loop makes anew.
drop function if exists private.tell_of_favorites() cascade;

do $$
declare
  list record;
begin
  for list in
    select * from (values
      ('favorites', 'is_favorite'),
      ('watch_later', 'is_listed'),
      ('seen', 'is_listed'),
      ('not_for_me', 'is_listed')
    ) as _ (name, present_as)
  loop
    execute format(
      $sql$
        create or replace trigger tell_of_inserts
          after insert on public.%1$I referencing new table as changed
          for each statement execute function private.tell_of_list(%2$L);
        create or replace trigger tell_of_updates
          after update on public.%1$I referencing new table as changed
          for each statement execute function private.tell_of_list(%2$L);
        create or replace trigger tell_of_deletes
          after delete on public.%1$I referencing old table as changed
          for each statement execute function private.tell_of_list(%2$L);
      $sql$,
      list.name,
      list.present_as
    );
  end loop;
end
$$;

-- The policies of 0003 for the topics of every list.
create or replace function private.is_topic_of_list(topic text) returns boolean
language sql immutable set search_path = ''
as $$
  select split_part(coalesce(topic, ''), ':', 1)
    in ('favorites', 'watch_later', 'seen', 'not_for_me')
$$;
revoke all on function private.is_topic_of_list(text) from public;
grant execute on function private.is_topic_of_list(text) to anon, authenticated;

-- Whether the caller may join the topic of a list: the user whom it names, with the second factor
-- shown where there is one.
create or replace function private.may_join_topic_of_list(topic text) returns boolean
language sql stable set search_path = ''
as $$
  select split_part(topic, ':', 2) = auth.uid()::text and not private.lacks_second_factor()
$$;
revoke all on function private.may_join_topic_of_list(text) from public;
grant execute on function private.may_join_topic_of_list(text) to authenticated;

drop policy if exists "Users hear of their own favorites" on realtime.messages;
drop policy if exists "Users hear of their own lists" on realtime.messages;
create policy "Users hear of their own lists" on realtime.messages
  for select to authenticated using (
    realtime.messages.extension = 'broadcast'
    and (select private.is_topic_of_list(realtime.topic()))
    and (select private.may_join_topic_of_list(realtime.topic()))
  );

drop policy if exists "Nobody hears of the favorites of others" on realtime.messages;
drop policy if exists "Nobody hears of the lists of others" on realtime.messages;
create policy "Nobody hears of the lists of others" on realtime.messages as restrictive
  for select to authenticated using (
    not (select private.is_topic_of_list(realtime.topic()))
    or (select private.may_join_topic_of_list(realtime.topic()))
  );

drop policy if exists "No user broadcasts favorites" on realtime.messages;
drop policy if exists "No user broadcasts lists" on realtime.messages;
create policy "No user broadcasts lists" on realtime.messages as restrictive
  for insert to authenticated with check (
    not (select private.is_topic_of_list(realtime.topic()))
    and not private.is_topic_of_list(realtime.messages.topic)
  );

drop policy if exists "Favorites are for those who have logged in" on realtime.messages;
drop policy if exists "Lists are for those who have logged in" on realtime.messages;
create policy "Lists are for those who have logged in" on realtime.messages as restrictive
  for all to anon using (
    not (select private.is_topic_of_list(realtime.topic()))
    and not private.is_topic_of_list(realtime.messages.topic)
  );
