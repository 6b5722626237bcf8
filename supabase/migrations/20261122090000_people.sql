-- Roles. Administrators appoint and remove administrators; SQL appoints the first one (supabase/README.md).

create type public.app_role as enum ('admin');
comment on type public.app_role is 'Roles beyond that of an ordinary user.';

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'One row for each role of a user. Written by make_administrator, remove_administrator and SQL.';

create table public.role_changes (
  id bigint generated always as identity primary key,
  role public.app_role not null,
  given boolean not null,
  user_id uuid not null,
  user_name text not null,
  email text not null,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid,
  changer_name text not null
);
create index role_changes_by_user on public.role_changes (user_id, id desc);
comment on table public.role_changes is
  'One row for each role that was given or removed. A trigger on user_roles writes it, so that changes by SQL are recorded as well.';
comment on column public.role_changes.id is 'In the order of the changes.';
comment on column public.role_changes.given is 'False when the role was removed.';
comment on column public.role_changes.user_id is 'No foreign key: the record outlives the account.';
comment on column public.role_changes.user_name is 'The user''s name (private.user_name) at that time. If the account was being deleted: the name in its previous record, if any.';
comment on column public.role_changes.email is 'The user''s e-mail address at that time. If the account was being deleted: the address in its previous record, if any.';
comment on column public.role_changes.changed_by is 'Null if the role was changed by SQL.';
comment on column public.role_changes.changer_name is 'The name (private.user_name) at that time; for SQL, "Database".';

-- The API exposes the schema `public` only, so clients cannot call the functions of this schema.
create schema private;
comment on schema private is 'Helpers of policies, functions and triggers; never exposed over the API.';
revoke all on schema private from public, anon, authenticated;
grant usage on schema private to authenticated;

create function private.is_active(account uuid)
  returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (
    select from auth.users
    where users.id = account and users.deleted_at is null and (users.banned_until < now()) is not false
  );
$$;
comment on function private.is_active(uuid) is
  'False if the account is deleted or banned: it then has no role, whatever user_roles says.';

create function private.has_role(wanted public.app_role)
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.user_roles as roles
    join auth.sessions on sessions.user_id = roles.user_id
    where roles.user_id = (select auth.uid()) and roles.role = wanted
      -- An access token stays valid for up to an hour: after log-out, and after the account was deleted or banned.
      and sessions.id = ((select auth.jwt()) ->> 'session_id')::uuid
      and private.is_active(roles.user_id)
  );
$$;
comment on function private.has_role(public.app_role) is
  'Whether the caller has the role, in a session that goes on. Policies call it within (select …), so that it runs once per query, not once per row.';

create function private.check_admin()
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if private.has_role('admin') then
    return;
  elsif exists (select from auth.sessions where sessions.id = (auth.jwt() ->> 'session_id')::uuid) then
    raise exception 'You are no longer an administrator.' using errcode = '42501';
  end if;
  raise exception 'Your session has ended. Sign in to go on.' using errcode = 'PT401';
end
$$;

create function private.one_line(value text)
  returns text
  language sql
  immutable
  set search_path = ''
as $$
  -- Unicode's separators, controls and Default_Ignorable_Code_Point, by number: what \s matches depends on the locale.
  select btrim(regexp_replace(
    left(value, 1000),
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200B\u200E\u200F'
    '\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8'
    '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+', ' ', 'g'
  ), E' \u200C\u200D');
$$;
comment on function private.one_line(text) is
  'The first 1000 characters, trimmed, with one space for each run of white space, control characters and characters that show nothing (src/lib/is-blank.ts). The joiners U+200C and U+200D, which some scripts need, are removed at both ends only.';

create function private.user_name(wanted uuid)
  returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  with people as (
    select users.id, users.email, coalesce(
      case jsonb_typeof(users.raw_user_meta_data -> 'full_name')
        when 'string' then nullif(left(private.one_line(users.raw_user_meta_data ->> 'full_name'), 100), '')
      end,
      nullif(split_part(users.email, '@', 1), '')
    ) as name
    from auth.users
    where users.id in (select wanted union select roles.user_id from public.user_roles as roles)
  )
  select coalesce(
    (
      select case
        when people.name like '%@%' or exists (
          select from people as others where others.id <> wanted and lower(others.name) = lower(people.name)
        ) then concat(people.name, ' (', people.email, ')')
        else people.name
      end
      from people where people.id = wanted
    ),
    'Database'
  );
$$;
comment on function private.user_name(uuid) is
  'The full name, else the part of the e-mail address before the @. The address follows in brackets if another administrator has the same name or if the name contains an @. "Database" if there is no such user.';

alter table public.user_roles enable row level security;
alter table public.role_changes enable row level security;

-- By default, a hosted project grants all rights on new tables and sequences to anon and authenticated.
revoke all on public.user_roles, public.role_changes from public, anon, authenticated;
revoke all on sequence public.role_changes_id_seq from public, anon, authenticated;
grant select on public.user_roles, public.role_changes to authenticated;

create policy "Users read their own roles"
  on public.user_roles for select to authenticated
  using ((select auth.uid()) = user_id and private.has_role(role));
comment on policy "Users read their own roles" on public.user_roles is
  'Lets the site find out whether the signed-in user is an administrator.';

create policy "Administrators read who changed roles"
  on public.role_changes for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read who changed roles" on public.role_changes is
  'Only administrators, because the rows have names and e-mail addresses.';

create function private.record_role_change()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  changed public.user_roles := case when tg_op = 'INSERT' then new else old end;
  name text;
  email text;
begin
  select private.user_name(users.id), users.email into name, email
  from auth.users where users.id = changed.user_id;
  -- The account is being deleted, which deletes its roles. Take name and e-mail from the last change.
  if not found then
    select changes.user_name, changes.email into name, email
    from public.role_changes as changes
    where changes.user_id = changed.user_id
    order by changes.id desc limit 1;
  end if;
  insert into public.role_changes (role, given, user_id, user_name, email, changed_by, changer_name)
  values (
    changed.role,
    tg_op = 'INSERT',
    changed.user_id,
    coalesce(name, ''),
    coalesce(email, ''),
    (select auth.uid()),
    private.user_name((select auth.uid()))
  );
  return null;
end
$$;

create trigger record_role_change
  after insert or delete on public.user_roles
  for each row execute function private.record_role_change();

-- The functions of the API are `security definer`, so each one first checks the caller's role.

create function public.administrators()
  returns table (user_id uuid, full_name text, email text, since timestamptz, made_by text)
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.check_admin();
  return query
    select roles.user_id, private.user_name(roles.user_id), coalesce(users.email, '')::text, roles.created_at, (
      select case when changes.changed_by is not null then changes.changer_name end
      from public.role_changes as changes
      where changes.user_id = roles.user_id and changes.role = roles.role and changes.given
      order by changes.id desc limit 1
    )
    from public.user_roles as roles
    join auth.users on users.id = roles.user_id
    where roles.role = 'admin' and private.is_active(roles.user_id)
    order by roles.created_at, roles.user_id;
end
$$;
comment on function public.administrators() is
  'All administrators, for administrators; made_by is null if the role was given by SQL.';

create function private.lock_administrators()
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Checked twice: before the lock, so that other users cannot make administrators wait; after it, because the caller
  -- may have lost the role while waiting.
  perform private.check_admin();
  perform from public.user_roles as roles where roles.role = 'admin' order by roles.user_id for update;
  perform private.check_admin();
end
$$;
comment on function private.lock_administrators() is
  'Checks the role of the caller and makes role changes wait for each other. If two administrators remove each other, the second call is refused.';

create function public.make_administrator(email text, code text)
  returns public.role_changes
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid;
begin
  perform private.lock_administrators();
  -- Whoever has signed up with an address, or confirmed it, need not be its owner. The code says which account is meant.
  select users.id into account
  from auth.users
  where lower(users.email) = lower(btrim(make_administrator.email))
    and left(users.id::text, 8) = lower(regexp_replace(make_administrator.code, '[\s-]', '', 'g'))
    and users.email_confirmed_at is not null
  for key share;
  if not found then
    raise exception 'No confirmed account has this address and this code. Ask them to log in and to read out the code.'
      using errcode = 'PT404';
  end if;
  if not private.is_active(account) then
    raise exception 'This account is banned or deleted. Ask whoever looks after the website to restore it.'
      using errcode = 'PT400';
  end if;
  insert into public.user_roles (user_id, role) values (account, 'admin') on conflict do nothing;
  if not found then
    raise exception '% is an administrator already.', private.user_name(account) using errcode = 'PT400';
  end if;
  return (
    select changes from public.role_changes as changes
    where changes.user_id = account
    order by changes.id desc limit 1
  );
end
$$;
comment on function public.make_administrator(text, text) is
  'Makes an account an administrator: the one with this confirmed address and this account code, the first eight digits of its id. Returns the record of it.';

create function public.remove_administrator(account uuid)
  returns public.role_changes
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.lock_administrators();
  -- So there is always an administrator left.
  if remove_administrator.account = (select auth.uid()) then
    raise exception 'Nobody removes themselves: ask another administrator.' using errcode = 'PT400';
  end if;
  delete from public.user_roles as roles
  where roles.user_id = remove_administrator.account and roles.role = 'admin';
  if not found then
    raise exception 'This account is not an administrator any more.' using errcode = 'PT404';
  end if;
  return (
    select changes from public.role_changes as changes
    where changes.user_id = remove_administrator.account
    order by changes.id desc limit 1
  );
end
$$;
comment on function public.remove_administrator(uuid) is
  'Takes the role away, never from the caller; returns the record of it.';

-- By default, everybody may call a new function, and a hosted project grants those of `public` to its roles by name.
revoke all on function private.is_active, private.has_role, private.check_admin, private.one_line,
  private.user_name, private.record_role_change, private.lock_administrators, public.administrators,
  public.make_administrator, public.remove_administrator from public, anon, authenticated;
grant execute on function private.has_role, public.administrators, public.make_administrator,
  public.remove_administrator to authenticated;
