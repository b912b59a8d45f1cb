-- What users do with their own account that the accounts API has no call for. Both run with their
-- owner's rights, for the caller's own rows only. It can be run again without harm.

-- Where the caller is logged in, the session that was used last first.
create or replace function public.own_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select
    session.id,
    session.created_at,
    -- Kept without a zone, and empty until the first refresh.
    coalesce(session.refreshed_at at time zone 'utc', session.created_at),
    session.user_agent,
    coalesce(session.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions as session
  where session.user_id = auth.uid() and (session.not_after is null or session.not_after > now())
  order by 3 desc, 1
$$;

-- Deletes the caller with all that is theirs.
create or replace function public.delete_own_account() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- A token outlives the session that was logged out; it may still read, but not do this.
  if not exists (
    select from auth.sessions
    where user_id = auth.uid() and id::text = auth.jwt() ->> 'session_id'
  ) then
    raise insufficient_privilege using
      message = 'This session has ended. Please log in again.', detail = 'session_not_found';
  end if;
  if private.lacks_second_factor() then
    raise insufficient_privilege using
      message = 'Please enter the code of your second factor first: AAL2 session is required.',
      detail = 'insufficient_aal';
  end if;
  delete from auth.users where id = auth.uid();
end
$$;

revoke all on function public.own_sessions() from public, anon, authenticated;
revoke all on function public.delete_own_account() from public, anon, authenticated;
grant execute on function public.own_sessions() to authenticated;
grant execute on function public.delete_own_account() to authenticated;
