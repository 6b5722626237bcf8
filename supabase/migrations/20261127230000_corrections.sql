-- What the first release had wrong. Functions that are replaced keep their comments and grants.

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
revoke all on function private.is_active(uuid) from public, anon, authenticated;

create or replace function private.has_role(wanted public.app_role)
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

create or replace function public.administrators()
  returns table (user_id uuid, full_name text, email text, since timestamptz, made_by text)
  language plpgsql
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
    where roles.role = 'admin' and private.is_active(roles.user_id)
    order by roles.created_at, roles.user_id;
end
$$;

create or replace function public.make_administrator(email text, code text)
  returns public.role_changes
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  account uuid;
  change public.role_changes;
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
  select changes.* into change
  from public.role_changes as changes
  where changes.user_id = account
  order by changes.id desc limit 1;
  return change;
end
$$;

create or replace function public.remove_administrator(account uuid)
  returns public.role_changes
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  change public.role_changes;
begin
  perform private.lock_administrators();
  delete from public.user_roles as roles
  where roles.user_id = remove_administrator.account and roles.role = 'admin';
  if not found then
    raise exception 'This account is not an administrator any more.' using errcode = 'PT404';
  end if;
  if not exists (
    select from public.user_roles as roles where roles.role = 'admin' and private.is_active(roles.user_id)
  ) then
    raise exception 'The last administrator cannot be removed.' using errcode = 'PT400';
  end if;
  select changes.* into change
  from public.role_changes as changes
  where changes.user_id = remove_administrator.account
  order by changes.id desc limit 1;
  return change;
end
$$;

create or replace function private.one_line(value text)
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

create function private.refuse_role_change()
  returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'Delete and insert rows instead: each role that is given or removed is recorded.'
    using errcode = '42501';
end
$$;
revoke all on function private.refuse_role_change() from public, anon, authenticated;

create trigger refuse_role_change
  before update of user_id, role or truncate on public.user_roles
  execute function private.refuse_role_change();

alter policy "Users read their own roles" on public.user_roles
  using ((select auth.uid()) = user_id and private.has_role(role));

comment on column public.site_images.hidden is 'A hidden picture is offered with "Show hidden" only, but stays in the content that uses it.';
comment on function private.thin_entries(public.section_key, bigint) is
  'Keeps all publications of a section, and of its other entries the head, the last 50 and all of the last 30 days.';
