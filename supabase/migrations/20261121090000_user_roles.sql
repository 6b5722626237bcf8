-- Who may do what. Nobody writes here over the API: the first administrator is made in SQL
-- (supabase/README.md).

create type public.app_role as enum ('admin');
comment on type public.app_role is 'What a user may be beyond an ordinary user.';

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'One row for each role of a user. Users read their own rows; nobody writes over the API.';
comment on column public.user_roles.user_id is 'The user who has the role; the row goes with the user.';
comment on column public.user_roles.role is 'The role.';
comment on column public.user_roles.created_at is 'When the role was given.';

alter table public.user_roles enable row level security;

-- A hosted project grants everything on a new table to both roles.
revoke all on public.user_roles from public, anon, authenticated;
grant select on public.user_roles to authenticated;

create policy "Users read their own roles"
  on public.user_roles
  for select
  to authenticated
  using ((select auth.uid()) = user_id);
comment on policy "Users read their own roles" on public.user_roles is
  'Lets the site find out whether whoever is signed in is an administrator.';

-- Helpers of policies, out of reach of the API, which exposes the schema public only.
create schema private;
comment on schema private is 'Helpers of policies and triggers; never exposed over the API.';
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to authenticated;

create function private.has_role(wanted public.app_role)
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles
    where user_roles.user_id = (select auth.uid())
      and user_roles.role = wanted
  );
$$;
comment on function private.has_role(public.app_role) is
  'Whether whoever is signed in has the role. Policies call it as (select private.has_role(''admin'')).';
revoke all on function private.has_role(public.app_role) from public, anon, authenticated;
grant execute on function private.has_role(public.app_role) to authenticated;
