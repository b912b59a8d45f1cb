-- The table of favorites of a hosted project: everybody's own rows, and nobody else's.
-- It can be run again without harm.

create table if not exists public.favorites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  type text not null check (type in ('movie', 'tv')),
  -- JSON numbers are exact no further.
  movie_id bigint not null check (movie_id between 1 and 9007199254740991),
  created_at timestamptz not null default now(),
  primary key (user_id, type, movie_id)
);

-- A hosted project gives every new table to everybody; only the policies would stand in between.
-- A favorite has nothing that could change, so there is no update: the app sends a tap that came
-- twice with "ignore duplicates", which needs none. The time is the database's own.
revoke all on table public.favorites from public, anon, authenticated;
grant select, delete, insert (user_id, type, movie_id) on table public.favorites to authenticated;

alter table public.favorites enable row level security;
-- For the owner of the table too, whose rights a careless function might run with.
alter table public.favorites force row level security;

-- Not among the schemas that the project's API shows, so nobody can call what is in it by name.
create schema if not exists private;
grant usage on schema private to authenticated;

-- Whether the caller has a second factor that the session has not shown. Runs with its owner's
-- rights: the users' role may not read the factors.
create or replace function private.lacks_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  )
$$;
revoke all on function private.lacks_second_factor() from public, anon, authenticated;
grant execute on function private.lacks_second_factor() to authenticated;

-- The selects around the functions have them asked once a statement, not once a row.
drop policy if exists "Users read their own favorites" on public.favorites;
create policy "Users read their own favorites" on public.favorites
  for select to authenticated using ((select auth.uid()) = user_id);

drop policy if exists "Users add favorites of their own" on public.favorites;
create policy "Users add favorites of their own" on public.favorites
  for insert to authenticated with check ((select auth.uid()) = user_id);

drop policy if exists "Users remove their own favorites" on public.favorites;
create policy "Users remove their own favorites" on public.favorites
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Restrictive: it has to hold besides one of the others. A password alone is not enough for who
-- has a second factor.
drop policy if exists "A second factor has to be shown" on public.favorites;
create policy "A second factor has to be shown" on public.favorites as restrictive
  for all to authenticated using (not (select private.lacks_second_factor()));
