-- Writes have ids, so that one whose answer was lost is recognised; content says its format, so that a tab of an
-- older build cannot publish it; revisions name the draft they came from, which is what merging starts from.

alter table public.site_sections add column format integer not null default 1;
alter table public.site_section_drafts
  add column format integer not null default 1,
  add column draft_id integer not null default 0;
alter table public.site_section_revisions
  add column format integer not null default 1,
  add column draft_id integer;

comment on column public.site_sections.format is
  'The content format that it was written for (src/content/content-format.ts).';
comment on column public.site_section_drafts.format is 'As in site_sections.';
comment on column public.site_section_drafts.draft_id is
  'The version of its first save: the same through all saves of one draft. Kept by the database.';
comment on column public.site_section_revisions.format is 'As in site_sections.';
comment on column public.site_section_revisions.draft_id is 'The draft that was published; null for none.';

grant insert (format), update (format) on public.site_sections, public.site_section_drafts to authenticated;

-- Without its triggers: nobody saves these drafts now.
alter table public.site_section_drafts disable trigger user;
update public.site_section_drafts set draft_id = version;
alter table public.site_section_drafts enable trigger user;

create table public.site_section_writes (
  id text primary key
    constraint id_length check (length(id) between 1 and 64),
  section public.section_key not null,
  published boolean not null,
  version integer not null,
  written_at timestamptz not null
);
comment on table public.site_section_writes is
  'The writes that carried an id. Written by the functions that write, read by administrators, changed by nobody.';
comment on column public.site_section_writes.id is 'Made by the browser.';
comment on column public.site_section_writes.section is 'Which section.';
comment on column public.site_section_writes.published is 'True for a publication, false for a saved draft.';
comment on column public.site_section_writes.version is 'The version that it made: of the section, or of its draft.';
comment on column public.site_section_writes.written_at is 'When.';

alter table public.site_section_writes enable row level security;

-- A hosted project grants everything on a new table to both roles.
revoke all on public.site_section_writes from public, anon, authenticated;
grant select on public.site_section_writes to authenticated;

create policy "Administrators read which writes arrived"
  on public.site_section_writes for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read which writes arrived" on public.site_section_writes is
  'An editor asks for its own after an answer was lost.';

create or replace function private.keep_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.site_section_revisions
    (section, version, content, format, changes, published_at, published_by, publisher_name)
  values (
    new.section,
    new.version,
    new.content,
    new.format,
    case when tg_op = 'UPDATE' then private.changed_fields(old.content, new.content) end,
    new.published_at,
    (select auth.uid()),
    private.user_name((select auth.uid()))
  );
  return null;
end
$$;

create or replace function private.keep_draft_version()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- The account of whoever saved it is being deleted, which is no save: the name stays, and the version.
  if tg_op = 'UPDATE' and new.saved_by is null and old.saved_by is not null
    and not exists (select 1 from auth.users where users.id = old.saved_by)
  then
    return new;
  end if;
  if tg_op = 'INSERT'
      and (new.version, new.draft_id, new.saved_at, new.saved_by, new.saver_name)
        is distinct from (0, 0, now(), null::uuid, '')
    or tg_op = 'UPDATE'
      and (new.section, new.version, new.draft_id, new.saved_at, new.saved_by, new.saver_name)
        is distinct from (old.section, old.version, old.draft_id, old.saved_at, old.saved_by, old.saver_name)
  then
    raise exception 'Version, author and date are set by the database.' using errcode = 'PT400';
  end if;
  perform private.check_content(new.content);
  -- Below the last one each has existed, also where its revision was deleted in SQL.
  if new.base_version > (
    select coalesce(max(known.version), 0)
    from (
      select version from public.site_sections where section = new.section
      union all
      select version from public.site_section_revisions where section = new.section
    ) as known
  ) then
    raise exception 'This section never had the version that the draft is based on.' using errcode = 'PT409';
  end if;
  new.version := nextval('private.draft_versions');
  if tg_op = 'INSERT' then
    new.draft_id := new.version;
  end if;
  new.saved_at := clock_timestamp();
  new.saved_by := (select auth.uid());
  new.saver_name := private.user_name(new.saved_by);
  return new;
end
$$;

create function private.check_format(format integer)
  returns void
  language plpgsql
  stable
  security invoker
  set search_path = ''
as $$
begin
  if check_format.format < (
    select max(known.format)
    from (
      select sections.format from public.site_sections as sections
      union all
      select drafts.format from public.site_section_drafts as drafts
    ) as known
  ) then
    raise exception 'The site has been updated: load the editor again.' using errcode = 'PT426';
  end if;
end
$$;
comment on function private.check_format(integer) is
  'Refuses a content format that is older than what any section or draft has been written for (426).';
revoke all on function private.check_format(integer) from public, anon, authenticated;
grant execute on function private.check_format(integer) to authenticated;

create function private.keep_write(
  id text,
  section public.section_key,
  published boolean,
  version integer,
  written_at timestamptz,
  draft_id integer default null
)
  returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.check_admin();
  if keep_write.id is not null then
    insert into public.site_section_writes (id, section, published, version, written_at)
    values (
      keep_write.id,
      keep_write.section,
      keep_write.published,
      keep_write.version,
      keep_write.written_at
    );
    -- Nobody waits for an answer that long.
    delete from public.site_section_writes as writes where writes.written_at < now() - interval '30 days';
  end if;
  if keep_write.draft_id is not null then
    update public.site_section_revisions as revisions
    set draft_id = keep_write.draft_id
    where revisions.section = keep_write.section
      and revisions.version = keep_write.version
      and revisions.draft_id is null;
  end if;
end
$$;
comment on function private.keep_write(text, public.section_key, boolean, integer, timestamptz, integer) is
  'For the two functions that write: records a write by its id, and the draft that a publication came from.';
revoke all on function private.keep_write(text, public.section_key, boolean, integer, timestamptz, integer)
  from public, anon, authenticated;
grant execute on function private.keep_write(text, public.section_key, boolean, integer, timestamptz, integer)
  to authenticated;

-- Tabs of the release before call them without the last two parameters.
drop function public.save_section_draft(public.section_key, jsonb, integer, integer);
drop function public.publish_section(public.section_key, jsonb, integer, integer);

create function public.save_section_draft(
  section public.section_key,
  content jsonb,
  base_version integer,
  expected_version integer,
  format integer default 1,
  write_id text default null
)
  returns public.site_section_drafts
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  saved public.site_section_drafts;
begin
  if not (select private.has_role('admin')) then
    raise exception 'You are no longer an administrator.' using errcode = '42501';
  end if;
  -- The same write again. Its row may have been replaced since: the answer says what was saved, and when.
  select writes.version, writes.written_at into saved.version, saved.saved_at
  from public.site_section_writes as writes
  where writes.id = save_section_draft.write_id
    and writes.section = save_section_draft.section
    and not writes.published;
  if found then
    saved.section := save_section_draft.section;
    saved.content := save_section_draft.content;
    saved.format := save_section_draft.format;
    saved.base_version := save_section_draft.base_version;
    return saved;
  end if;
  perform private.check_format(save_section_draft.format);
  if save_section_draft.expected_version = 0 then
    insert into public.site_section_drafts as draft (section, content, base_version, format)
    values (
      save_section_draft.section,
      save_section_draft.content,
      save_section_draft.base_version,
      save_section_draft.format
    )
    on conflict do nothing
    returning draft.* into saved;
  else
    update public.site_section_drafts as draft
    set content = save_section_draft.content,
      base_version = save_section_draft.base_version,
      format = save_section_draft.format
    where draft.section = save_section_draft.section
      and draft.version = save_section_draft.expected_version
    returning draft.* into saved;
  end if;
  if saved is null then
    raise exception 'Somebody else has saved or published this section.' using errcode = 'PT409';
  end if;
  perform private.keep_write(save_section_draft.write_id, saved.section, false, saved.version, saved.saved_at);
  return saved;
end
$$;
comment on function public.save_section_draft(public.section_key, jsonb, integer, integer, integer, text) is
  'Saves the draft of a section if its version is still expected_version (0: there is none yet), and returns it; 409 otherwise. The same write_id again answers with the version and time of the first time; a format older than any stored one is a 426.';
revoke all on function public.save_section_draft(public.section_key, jsonb, integer, integer, integer, text)
  from public, anon, authenticated;
grant execute on function public.save_section_draft(public.section_key, jsonb, integer, integer, integer, text)
  to authenticated;

create function public.publish_section(
  section public.section_key,
  content jsonb,
  expected_version integer,
  expected_draft integer default null,
  format integer default 1,
  write_id text default null
)
  returns public.site_sections
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  published public.site_sections;
  draft_version integer;
  published_draft integer;
begin
  if not (select private.has_role('admin')) then
    raise exception 'You are no longer an administrator.' using errcode = '42501';
  end if;
  select revisions.section, revisions.content, revisions.version, revisions.published_at, revisions.format
  into published.section, published.content, published.version, published.published_at, published.format
  from public.site_section_writes as writes
  join public.site_section_revisions as revisions using (section, version)
  where writes.id = publish_section.write_id and writes.published;
  if found then
    return published;
  end if;
  perform private.check_format(publish_section.format);
  if publish_section.expected_version = 0 then
    insert into public.site_sections as live (section, content, format)
    values (publish_section.section, publish_section.content, publish_section.format)
    on conflict do nothing
    returning live.* into published;
  else
    update public.site_sections as live
    set content = publish_section.content, format = publish_section.format
    where live.section = publish_section.section
      and live.version = publish_section.expected_version
    returning live.* into published;
  end if;
  if published is null then
    raise exception 'Somebody else has published this section.' using errcode = 'PT409';
  end if;
  -- What is published leaves no draft behind, unless it is one that the publisher has not seen.
  if publish_section.expected_draft is not null then
    delete from public.site_section_drafts as drafts
    where drafts.section = publish_section.section
    returning drafts.version, drafts.draft_id into draft_version, published_draft;
    if coalesce(draft_version, 0) <> publish_section.expected_draft then
      raise exception 'Somebody else has saved a draft of this section.' using errcode = 'PT409';
    end if;
  end if;
  perform private.keep_write(
    publish_section.write_id,
    published.section,
    true,
    published.version,
    published.published_at,
    published_draft
  );
  return published;
end
$$;
comment on function public.publish_section(public.section_key, jsonb, integer, integer, integer, text) is
  'Publishes a section if its version is still expected_version (0: never published), and returns it; 409 otherwise. With expected_draft (0: none), the draft of that version goes, and any other is a 409; without it, a draft stays. The same write_id again answers with the row of the first time; a format older than any stored one is a 426.';
revoke all on function public.publish_section(public.section_key, jsonb, integer, integer, integer, text)
  from public, anon, authenticated;
grant execute on function public.publish_section(public.section_key, jsonb, integer, integer, integer, text)
  to authenticated;
