-- The addresses at which users show a list to everybody. Only the function at the end opens them,
-- one at a time. It can be run again without harm.

create table if not exists public.shared_lists (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Random, so that nobody can guess one; nobody may choose it.
  address uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('page', 'calendar')),
  list text not null check (list in ('favorites', 'watch_later', 'seen', 'not_for_me')),
  name text not null check (char_length(name) <= 60),
  created_at timestamptz not null default now(),
  primary key (user_id, address)
);

revoke all on table public.shared_lists from public, anon, authenticated;
grant select, delete, insert (user_id, kind, list, name) on table public.shared_lists
  to authenticated;
-- Not forced: the function at the end reads the table with the rights of the owner.
alter table public.shared_lists enable row level security;

drop policy if exists "Users read their own rows" on public.shared_lists;
create policy "Users read their own rows" on public.shared_lists
  for select to authenticated using ((select auth.uid()) = user_id);

drop policy if exists "Users add rows of their own" on public.shared_lists;
create policy "Users add rows of their own" on public.shared_lists
  for insert to authenticated with check ((select auth.uid()) = user_id);

drop policy if exists "Users remove their own rows" on public.shared_lists;
create policy "Users remove their own rows" on public.shared_lists
  for delete to authenticated using ((select auth.uid()) = user_id);

drop policy if exists "A second factor has to be shown" on public.shared_lists;
create policy "A second factor has to be shown" on public.shared_lists as restrictive
  for all to authenticated using (not (select private.lacks_second_factor()));

create or replace function private.limit_shared_lists() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.shared_lists
    where user_id in (select added.user_id from added)
    group by user_id having count(*) > 20
  ) then
    raise program_limit_exceeded using message = 'A user can have 20 shared_lists at most';
  end if;
  return null;
end
$$;
revoke all on function private.limit_shared_lists() from public, anon, authenticated;

create or replace trigger limit_shared_lists
  after insert on public.shared_lists referencing new table as added
  for each statement execute function private.limit_shared_lists();

-- The policies of the lists are forced for their owner too, who may read only what is shared.
do $$
declare
  list text;
begin
  foreach list in array array['favorites', 'watch_later', 'seen', 'not_for_me'] loop
    execute format(
      $sql$
        drop policy if exists "The owner of the table reads shared lists" on public.%1$I;
        create policy "The owner of the table reads shared lists" on public.%1$I
          for select to current_user using (
            exists (
              select from public.shared_lists as shared
              where shared.user_id = %1$I.user_id and shared.list = %1$L
            )
          );
      $sql$,
      list
    );
  end loop;
end
$$;

-- What an address shows, newest titles first; null for an address that there is not, or not any more,
-- and while its owner is banned.
create or replace function public.shared_list(address uuid) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  shared public.shared_lists;
  titles json;
begin
  select each.* into shared from public.shared_lists as each
  where each.address = shared_list.address and not exists (
    select from auth.users as owner
    where owner.id = each.user_id and owner.banned_until > now()
  );
  if not found then
    return null;
  end if;
  execute format(
    $sql$
      select coalesce(json_agg(json_build_object('type', type, 'movie_id', movie_id)), '[]')
      from (
        select type, movie_id from public.%I where user_id = $1
        order by created_at desc, type, movie_id limit 1000
      ) as newest
    $sql$,
    shared.list
  ) into titles using shared.user_id;
  return json_build_object(
    'kind', shared.kind, 'list', shared.list, 'name', shared.name, 'titles', titles
  );
end
$$;
revoke all on function public.shared_list(uuid) from public, anon, authenticated;
-- Also for those who are logged in, to whose requests the project gives another role.
grant execute on function public.shared_list(uuid) to anon, authenticated;
