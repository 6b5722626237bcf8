-- Administrators make and remove administrators. user_roles stays closed: only the functions below write
-- it over the API. They check the caller's role, and each change leaves a record.

create table public.role_changes (
  id bigint generated always as identity primary key,
  role public.app_role not null,
  given boolean not null,
  user_id uuid not null,
  user_name text not null,
  address text not null,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid,
  changer_name text not null
);
create index role_changes_by_user on public.role_changes (user_id, id desc);
comment on table public.role_changes is
  'Who gave a role to whom, or took it. Written by a trigger, read by administrators, changed by nobody.';
comment on column public.role_changes.id is 'In the order of the changes.';
comment on column public.role_changes.role is 'The role.';
comment on column public.role_changes.given is 'True when it was given, false when it was taken.';
comment on column public.role_changes.user_id is 'Whose role. No foreign key: the record outlives the account.';
comment on column public.role_changes.user_name is 'Their full name at that time.';
comment on column public.role_changes.address is 'Their e-mail address at that time.';
comment on column public.role_changes.changed_at is 'When it was changed.';
comment on column public.role_changes.changed_by is 'Who changed it; null for SQL.';
comment on column public.role_changes.changer_name is 'Their full name at that time; for SQL, "Database".';

alter table public.role_changes enable row level security;

-- A hosted project grants everything on a new table to both roles.
revoke all on public.role_changes from public, anon, authenticated;
grant select on public.role_changes to authenticated;

create policy "Administrators read who changed roles"
  on public.role_changes for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read who changed roles" on public.role_changes is
  'Names and addresses are no visitor''s business.';

-- Who is an administrator already was made one by SQL.
insert into public.role_changes (role, given, user_id, user_name, address, changed_at, changer_name)
select roles.role, true, roles.user_id, private.user_name(roles.user_id), coalesce(users.email, ''),
  roles.created_at, 'Database'
from public.user_roles as roles join auth.users on users.id = roles.user_id
order by roles.created_at;

create function private.keep_role_change()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed public.user_roles := case when tg_op = 'INSERT' then new else old end;
  name text;
  address text;
begin
  select private.user_name(users.id), users.email into name, address
  from auth.users where users.id = changed.user_id;
  -- The account is being deleted, and its roles go with it.
  if not found then
    select changes.user_name, changes.address into name, address
    from public.role_changes as changes
    where changes.user_id = changed.user_id
    order by changes.id desc limit 1;
  end if;
  insert into public.role_changes (role, given, user_id, user_name, address, changed_by, changer_name)
  values (
    changed.role,
    tg_op = 'INSERT',
    changed.user_id,
    coalesce(name, ''),
    coalesce(address, ''),
    (select auth.uid()),
    private.user_name((select auth.uid()))
  );
  return null;
end
$$;
comment on function private.keep_role_change() is 'Records each role that is given or taken.';
revoke all on function private.keep_role_change() from public, anon, authenticated;

create trigger keep_role_change
  after insert or delete on public.user_roles
  for each row execute function private.keep_role_change();

-- The functions. What has elevated rights is in the schema private, which the API does not expose; each
-- has a wrapper in the schema public, with the rights of its caller.

create function private.check_admin()
  returns void
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not (select private.has_role('admin')) then
    raise exception 'You are no longer an administrator.' using errcode = '42501';
  end if;
end
$$;
comment on function private.check_admin() is 'Refuses whoever is no administrator (42501).';
revoke all on function private.check_admin() from public, anon, authenticated;

create function private.administrators()
  returns table (user_id uuid, full_name text, address text, since timestamptz, made_by text)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.check_admin();
  return query
    select roles.user_id, private.user_name(roles.user_id), coalesce(users.email, '')::text,
      roles.created_at, made.changer_name
    from public.user_roles as roles
    join auth.users on users.id = roles.user_id
    left join lateral (
      select case when changes.changed_by is not null then changes.changer_name end as changer_name
      from public.role_changes as changes
      where changes.user_id = roles.user_id and changes.role = roles.role and changes.given
      order by changes.id desc limit 1
    ) as made on true
    where roles.role = 'admin'
    order by roles.created_at, roles.user_id;
end
$$;
comment on function private.administrators() is 'Behind public.administrators.';
revoke all on function private.administrators() from public, anon, authenticated;
grant execute on function private.administrators() to authenticated;

create function public.administrators()
  returns table (user_id uuid, full_name text, address text, since timestamptz, made_by text)
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  select * from private.administrators();
$$;
comment on function public.administrators() is
  'All administrators, for administrators; made_by is null for who was made one by SQL.';
revoke all on function public.administrators() from public, anon, authenticated;
grant execute on function public.administrators() to authenticated;

create function private.make_administrator(address text)
  returns public.role_changes
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account record;
  change public.role_changes;
begin
  -- One change at a time, and the role is checked after waiting for the one before.
  lock table public.user_roles in share row exclusive mode;
  perform private.check_admin();
  select users.id, users.email_confirmed_at into account
  from auth.users
  where lower(users.email) = lower(btrim(make_administrator.address));
  if not found then
    raise exception 'There is no account with this address. Ask them to sign up on the website first.'
      using errcode = 'PT404';
  end if;
  -- Anybody can sign up with an address that is not theirs.
  if account.email_confirmed_at is null then
    raise exception 'This address is not confirmed yet. Ask them to open the link in the e-mail they were sent.'
      using errcode = 'PT400';
  end if;
  insert into public.user_roles (user_id, role) values (account.id, 'admin') on conflict do nothing;
  if not found then
    raise exception '% is an administrator already.', private.user_name(account.id) using errcode = 'PT400';
  end if;
  select changes.* into change
  from public.role_changes as changes
  where changes.user_id = account.id
  order by changes.id desc limit 1;
  return change;
end
$$;
comment on function private.make_administrator(text) is 'Behind public.make_administrator.';
revoke all on function private.make_administrator(text) from public, anon, authenticated;
grant execute on function private.make_administrator(text) to authenticated;

create function public.make_administrator(address text)
  returns public.role_changes
  language sql
  security invoker
  set search_path = ''
as $$
  select * from private.make_administrator(make_administrator.address);
$$;
comment on function public.make_administrator(text) is
  'Makes the owner of an existing account with a confirmed address an administrator; returns the record of it.';
revoke all on function public.make_administrator(text) from public, anon, authenticated;
grant execute on function public.make_administrator(text) to authenticated;

create function private.remove_administrator(account uuid)
  returns public.role_changes
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  change public.role_changes;
begin
  -- Of two administrators who remove each other at once, the second is none any more.
  lock table public.user_roles in share row exclusive mode;
  perform private.check_admin();
  delete from public.user_roles as roles
  where roles.user_id = remove_administrator.account and roles.role = 'admin';
  if not found then
    raise exception 'This account is not an administrator any more.' using errcode = 'PT404';
  end if;
  if not exists (select 1 from public.user_roles as roles where roles.role = 'admin') then
    raise exception 'The last administrator cannot be removed.' using errcode = 'PT400';
  end if;
  select changes.* into change
  from public.role_changes as changes
  where changes.user_id = remove_administrator.account
  order by changes.id desc limit 1;
  return change;
end
$$;
comment on function private.remove_administrator(uuid) is 'Behind public.remove_administrator.';
revoke all on function private.remove_administrator(uuid) from public, anon, authenticated;
grant execute on function private.remove_administrator(uuid) to authenticated;

create function public.remove_administrator(account uuid)
  returns public.role_changes
  language sql
  security invoker
  set search_path = ''
as $$
  select * from private.remove_administrator(remove_administrator.account);
$$;
comment on function public.remove_administrator(uuid) is
  'Takes the role away, never from the last administrator; returns the record of it.';
revoke all on function public.remove_administrator(uuid) from public, anon, authenticated;
grant execute on function public.remove_administrator(uuid) to authenticated;
