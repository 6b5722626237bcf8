-- From publishing to the written pages: each publication can start a build, so that link previews and search
-- engines read it, too. Off until the project has pg_net and the secret (supabase/README.md).

create table private.deploy_hook (
  only_row boolean primary key default true
    constraint only_one_row check (only_row),
  called_at timestamptz not null default '-infinity',
  called_for bigint not null default 0
);
comment on table private.deploy_hook is 'One row: the last call of the host''s deploy hook.';
comment on column private.deploy_hook.only_row is 'Keeps it at one row.';
comment on column private.deploy_hook.called_at is 'When it was called.';
comment on column private.deploy_hook.called_for is
  'The sum of the published entries then. Another sum is something that no build has been started for.';
alter table private.deploy_hook enable row level security;
revoke all on private.deploy_hook from public, anon, authenticated;
insert into private.deploy_hook default values;

create function private.call_deploy_hook()
  returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  last private.deploy_hook;
  published bigint;
  address text;
begin
  if to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null then
    return 'off: pg_net or the vault is missing';
  end if;
  -- Another publication is calling the hook just now. Waiting for it could deadlock.
  select * into last from private.deploy_hook for update skip locked;
  if not found then
    return 'later: somebody else is publishing';
  end if;
  select coalesce(sum(sections.entry), 0) into published from public.site_sections as sections;
  if published = last.called_for then
    return 'nothing new';
  end if;
  if last.called_at > clock_timestamp() - interval '1 minute' then
    return 'later: called less than a minute ago';
  end if;
  select secrets.decrypted_secret into address
  from vault.decrypted_secrets as secrets
  where secrets.name = 'deploy_hook_url';
  if address is null or address not like 'https://%' then
    return 'off: the secret deploy_hook_url is no https address';
  end if;
  -- pg_net sends it after the commit, and not at all after a rollback.
  perform net.http_post(url := address);
  update private.deploy_hook set called_at = clock_timestamp(), called_for = published;
  return 'called';
end
$$;
comment on function private.call_deploy_hook() is
  'Calls the deploy hook when something was published since the last call, at most once a minute; says what it did.';
revoke all on function private.call_deploy_hook() from public, anon, authenticated;

create function private.start_build()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.call_deploy_hook();
  return null;
exception when others then
  -- No publication fails for want of a build.
  raise warning 'The deploy hook was not called: %', sqlerrm;
  return null;
end
$$;
comment on function private.start_build() is 'Calls the deploy hook after a publication, which it never fails.';
revoke all on function private.start_build() from public, anon, authenticated;

create trigger start_build
  after insert or update on public.site_sections
  for each statement execute function private.start_build();
