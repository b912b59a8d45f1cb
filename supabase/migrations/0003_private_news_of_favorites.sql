-- Tells a user's devices of changes to their favorites, and nobody else. It can be run again
-- without harm.
--
-- The table is not in the publication of Realtime: row level security does not apply to removals
-- there, so everybody who is logged in could listen to everybody's. Instead a trigger broadcasts on
-- a private topic for each user, which only that user may join.

do $$
begin
  if exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'favorites'
  ) then
    alter publication supabase_realtime drop table public.favorites;
  end if;
end
$$;

-- One broadcast for each user whom a statement concerns. It leaves with the transaction, and a
-- broadcast that fails does not take the favorite back: Realtime only warns.
create or replace function private.tell_of_favorites() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  news record;
begin
  for news in
    select
      changed.user_id,
      -- More than a device wants to hear one by one: it reads the table instead.
      case when count(*) <= 500 then jsonb_agg(jsonb_build_object(
        'type', changed.type,
        'movie_id', changed.movie_id,
        'is_favorite', tg_op = 'INSERT'
      )) end as changes
    from changed
    group by changed.user_id
  loop
    perform realtime.send(
      jsonb_build_object('changes', news.changes), 'favorites', 'favorites:' || news.user_id, true
    );
  end loop;
  return null;
end
$$;
revoke all on function private.tell_of_favorites() from public, anon, authenticated;

create or replace trigger tell_of_added_favorites
  after insert on public.favorites referencing new table as changed
  for each statement execute function private.tell_of_favorites();

create or replace trigger tell_of_removed_favorites
  after delete on public.favorites referencing old table as changed
  for each statement execute function private.tell_of_favorites();

-- Who may join the topic: the user whom it names, with the second factor shown where there is one.
drop policy if exists "Users hear of their own favorites" on realtime.messages;
create policy "Users hear of their own favorites" on realtime.messages
  for select to authenticated using (
    realtime.messages.extension = 'broadcast'
    and (select realtime.topic()) = 'favorites:' || (select auth.uid())
    and not (select private.lacks_second_factor())
  );

-- The project may have policies of its own for other topics, and one of them is enough where all are
-- permissive. These hold besides, whatever it has: a topic of favorites is joined by the user whom it
-- names, and no client broadcasts on it.
drop policy if exists "Nobody hears of the favorites of others" on realtime.messages;
create policy "Nobody hears of the favorites of others" on realtime.messages as restrictive
  for select to authenticated using (
    coalesce((select realtime.topic()), '') not like 'favorites:%'
    or (
      (select realtime.topic()) = 'favorites:' || (select auth.uid())
      and not (select private.lacks_second_factor())
    )
  );

drop policy if exists "No user broadcasts favorites" on realtime.messages;
create policy "No user broadcasts favorites" on realtime.messages as restrictive
  for insert to authenticated with check (
    coalesce((select realtime.topic()), '') not like 'favorites:%'
    and realtime.messages.topic not like 'favorites:%'
  );

drop policy if exists "Favorites are for those who have logged in" on realtime.messages;
create policy "Favorites are for those who have logged in" on realtime.messages as restrictive
  for all to anon using (
    coalesce((select realtime.topic()), '') not like 'favorites:%'
    and realtime.messages.topic not like 'favorites:%'
  );
