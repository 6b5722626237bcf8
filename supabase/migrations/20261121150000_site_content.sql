-- What administrators write: what is published, the drafts, and every version there ever was.

create type public.section_key as enum
  ('hero', 'about', 'vision-mission', 'values', 'services', 'clients', 'contact');
comment on type public.section_key is 'The parts of the site that administrators edit (src/content/sections.ts).';

create table public.site_sections (
  section public.section_key primary key,
  content jsonb not null,
  version integer not null default 0,
  published_at timestamptz not null default now()
);
comment on table public.site_sections is
  'What the public site shows. Anybody reads it; administrators publish (publish_section); nothing is deleted.';
comment on column public.site_sections.section is 'Which section.';
comment on column public.site_sections.content is 'Its words, numbers and pictures, as src/content/<section>/schema.ts describes them.';
comment on column public.site_sections.version is 'Counts the publications from 1. Kept by the database.';
comment on column public.site_sections.published_at is 'When this version was published. Kept by the database.';

create table public.site_section_drafts (
  section public.section_key primary key,
  content jsonb not null,
  base_version integer not null
    constraint base_version_counts check (base_version >= 0),
  version integer not null default 0,
  saved_at timestamptz not null default now(),
  saved_by uuid references auth.users (id) on delete set null,
  saver_name text not null default ''
);
comment on table public.site_section_drafts is
  'At most one draft for each section, shared by the administrators, who alone see it. It may be incomplete.';
comment on column public.site_section_drafts.section is 'Which section.';
comment on column public.site_section_drafts.content is 'As in site_sections, but perhaps not yet valid.';
comment on column public.site_section_drafts.base_version is 'The published version that the draft started from; 0 for none.';
comment on column public.site_section_drafts.version is
  'Changes with each save and never comes back, not even for a later draft. Kept by the database.';
comment on column public.site_section_drafts.saved_at is 'When it was last saved. Kept by the database.';
comment on column public.site_section_drafts.saved_by is 'Who saved it last. Kept by the database.';
comment on column public.site_section_drafts.saver_name is 'Their full name at that time. Kept by the database.';

create table public.site_section_revisions (
  section public.section_key not null,
  version integer not null,
  content jsonb not null,
  changes integer,
  published_at timestamptz not null,
  published_by uuid references auth.users (id) on delete set null,
  publisher_name text not null,
  primary key (section, version)
);
create index site_section_revisions_by_time on public.site_section_revisions (published_at desc);
comment on table public.site_section_revisions is
  'Every version that was ever published. Written by a trigger, read by administrators, changed by nobody.';
comment on column public.site_section_revisions.section is 'Which section.';
comment on column public.site_section_revisions.version is 'The version of site_sections that this is a copy of.';
comment on column public.site_section_revisions.content is 'The content of that version.';
comment on column public.site_section_revisions.changes is
  'How many fields differ from the version before; null for the first.';
comment on column public.site_section_revisions.published_at is 'When it was published.';
comment on column public.site_section_revisions.published_by is 'Who published it; null once their account is gone.';
comment on column public.site_section_revisions.publisher_name is 'Their full name at that time, which stays.';

alter table public.site_sections enable row level security;
alter table public.site_section_drafts enable row level security;
alter table public.site_section_revisions enable row level security;

-- A hosted project grants everything on a new table to both roles. Only what a client may set is granted.
revoke all on public.site_sections, public.site_section_drafts, public.site_section_revisions
  from public, anon, authenticated;
grant select on public.site_sections to anon, authenticated;
grant insert (section, content), update (content) on public.site_sections to authenticated;
grant select, delete on public.site_section_drafts to authenticated;
grant insert (section, content, base_version), update (content, base_version)
  on public.site_section_drafts to authenticated;
grant select on public.site_section_revisions to authenticated;

create policy "Everybody reads what is published"
  on public.site_sections for select to anon, authenticated
  using (true);
comment on policy "Everybody reads what is published" on public.site_sections is
  'The public site shows it to guests and to whoever is signed in.';

create policy "Administrators publish for the first time"
  on public.site_sections for insert to authenticated
  with check ((select private.has_role('admin')));
comment on policy "Administrators publish for the first time" on public.site_sections is
  'publish_section runs with the rights of whoever calls it.';

create policy "Administrators publish again"
  on public.site_sections for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));
comment on policy "Administrators publish again" on public.site_sections is
  'publish_section runs with the rights of whoever calls it.';

create policy "Administrators read drafts"
  on public.site_section_drafts for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read drafts" on public.site_section_drafts is
  'Nobody else sees what is not published yet.';

create policy "Administrators begin drafts"
  on public.site_section_drafts for insert to authenticated
  with check ((select private.has_role('admin')));
comment on policy "Administrators begin drafts" on public.site_section_drafts is
  'save_section_draft runs with the rights of whoever calls it.';

create policy "Administrators save drafts"
  on public.site_section_drafts for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));
comment on policy "Administrators save drafts" on public.site_section_drafts is
  'save_section_draft runs with the rights of whoever calls it.';

create policy "Administrators discard drafts"
  on public.site_section_drafts for delete to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators discard drafts" on public.site_section_drafts is
  'Discarding, and publishing, which leaves nothing to draft.';

create policy "Administrators read the history"
  on public.site_section_revisions for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read the history" on public.site_section_revisions is
  'Earlier versions and who published them are no visitor''s business.';

-- What the database keeps itself. Security definer throughout, since `authenticated` may neither read
-- auth.users nor, on the embedded backend, call auth.uid() from a trigger.

create function private.user_name(wanted uuid)
  returns text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(
    (
      select coalesce(
        nullif(left(btrim(users.raw_user_meta_data ->> 'full_name'), 100), ''),
        nullif(split_part(users.email, '@', 1), '')
      )
      from auth.users
      where users.id = wanted
    ),
    'Database'
  );
$$;
comment on function private.user_name(uuid) is
  'The full name of a user, or what their address begins with; for work done in SQL, "Database".';
revoke all on function private.user_name(uuid) from public, anon, authenticated;

-- Not a check constraint: its message would name the constraint, and this one is read by administrators.
create function private.check_content(content jsonb)
  returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if jsonb_typeof(content) is distinct from 'object' then
    raise exception 'The content of a section must be a JSON object.' using errcode = 'PT400';
  end if;
  -- Before anything walks through it level by level.
  if jsonb_path_exists(content, '$.**{20}') then
    raise exception 'The content of a section must not be nested 20 levels deep.' using errcode = 'PT400';
  end if;
  if octet_length(content::text) >= 200000 then
    raise exception 'This section is too long to be stored: shorten it to less than 200,000 bytes.'
      using errcode = 'PT413';
  end if;
end
$$;
comment on function private.check_content(jsonb) is
  'Refuses content that is no JSON object or too deep (400), or that is 200 kB or more (413), in a sentence.';
revoke all on function private.check_content(jsonb) from public, anon, authenticated;

create function private.keep_section_version()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and (new.version, new.published_at) is distinct from (0, now())
    or tg_op = 'UPDATE'
      and (new.section, new.version, new.published_at)
        is distinct from (old.section, old.version, old.published_at)
  then
    raise exception 'Version, author and date are set by the database.' using errcode = 'PT400';
  end if;
  perform private.check_content(new.content);
  -- The first one goes on from the history, in case the row was deleted in SQL.
  new.version := 1 + case
    when tg_op = 'UPDATE' then old.version
    else (
      select coalesce(max(revisions.version), 0)
      from public.site_section_revisions as revisions
      where revisions.section = new.section
    )
  end;
  -- The time of the row, not of the transaction, which may have waited for another one's lock.
  new.published_at := clock_timestamp();
  return new;
end
$$;
comment on function private.keep_section_version() is 'Counts the versions, and refuses any that a client sets.';
revoke all on function private.keep_section_version() from public, anon, authenticated;

create trigger keep_version
  before insert or update on public.site_sections
  for each row execute function private.keep_section_version();

create function private.changed_fields(before jsonb, after jsonb)
  returns integer
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  total integer := 0;
  listed boolean;
begin
  if before is not distinct from after then
    return 0;
  end if;
  if jsonb_typeof(before) = 'object' and jsonb_typeof(after) = 'object' then
    select coalesce(sum(private.changed_fields(before -> key, after -> key)), 0) into total
    from (select jsonb_object_keys(before) as key union select jsonb_object_keys(after)) as keys;
    return total;
  end if;
  listed := case
    when jsonb_typeof(before) = 'array' and jsonb_typeof(after) = 'array' then
      (select count(distinct item ->> 'id') from jsonb_array_elements(before) as item) = jsonb_array_length(before)
      and (select count(distinct item ->> 'id') from jsonb_array_elements(after) as item) = jsonb_array_length(after)
  end;
  if listed is not true then
    return 1;
  end if;
  -- Items go by their id: what was added, removed or edited, and once if the others changed places.
  with
    old_items as (
      select item, item ->> 'id' as id, place
      from jsonb_array_elements(before) with ordinality as items (item, place)
    ),
    new_items as (
      select item, item ->> 'id' as id, place
      from jsonb_array_elements(after) with ordinality as items (item, place)
    ),
    pairs as (
      select
        old_items.item as old_item,
        new_items.item as new_item,
        row_number() over (partition by old_items.id is null or new_items.id is null order by old_items.place)
          is distinct from
        row_number() over (partition by old_items.id is null or new_items.id is null order by new_items.place)
          as moved
      from old_items full join new_items using (id)
    )
  select
    coalesce(sum(
      case
        when old_item is null or new_item is null then 1
        else private.changed_fields(old_item, new_item)
      end
    ), 0)
    + coalesce(max(case when moved and old_item is not null and new_item is not null then 1 else 0 end), 0)
  into total
  from pairs;
  return total;
end
$$;
comment on function private.changed_fields(jsonb, jsonb) is
  'How many fields differ between two contents. An item added or removed counts as one, and so does a new order.';
revoke all on function private.changed_fields(jsonb, jsonb) from public, anon, authenticated;

create function private.keep_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.site_section_revisions
    (section, version, content, changes, published_at, published_by, publisher_name)
  values (
    new.section,
    new.version,
    new.content,
    case when tg_op = 'UPDATE' then private.changed_fields(old.content, new.content) end,
    new.published_at,
    (select auth.uid()),
    private.user_name((select auth.uid()))
  );
  return null;
end
$$;
comment on function private.keep_revision() is 'Copies each published version into the history.';
revoke all on function private.keep_revision() from public, anon, authenticated;

create trigger keep_revision
  after insert or update on public.site_sections
  for each row execute function private.keep_revision();

create sequence private.draft_versions as integer;
comment on sequence private.draft_versions is
  'One for all drafts, so that the version of a discarded draft never means a later one.';

create function private.keep_draft_version()
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
      and (new.version, new.saved_at, new.saved_by, new.saver_name)
        is distinct from (0, now(), null::uuid, '')
    or tg_op = 'UPDATE'
      and (new.section, new.version, new.saved_at, new.saved_by, new.saver_name)
        is distinct from (old.section, old.version, old.saved_at, old.saved_by, old.saver_name)
  then
    raise exception 'Version, author and date are set by the database.' using errcode = 'PT400';
  end if;
  perform private.check_content(new.content);
  new.version := nextval('private.draft_versions');
  new.saved_at := clock_timestamp();
  new.saved_by := (select auth.uid());
  new.saver_name := private.user_name(new.saved_by);
  return new;
end
$$;
comment on function private.keep_draft_version() is
  'Keeps version, time and author of a draft, and refuses any that a client sets.';
revoke all on function private.keep_draft_version() from public, anon, authenticated;

create trigger keep_version
  before insert or update on public.site_section_drafts
  for each row execute function private.keep_draft_version();

-- The two ways to write. Both compare and swap: they refuse with 409 when somebody was faster.

create function public.save_section_draft(
  section public.section_key,
  content jsonb,
  base_version integer,
  expected_version integer
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
  if save_section_draft.expected_version = 0 then
    insert into public.site_section_drafts as draft (section, content, base_version)
    values (save_section_draft.section, save_section_draft.content, save_section_draft.base_version)
    on conflict do nothing
    returning draft.* into saved;
  else
    update public.site_section_drafts as draft
    set content = save_section_draft.content, base_version = save_section_draft.base_version
    where draft.section = save_section_draft.section
      and draft.version = save_section_draft.expected_version
    returning draft.* into saved;
  end if;
  if saved is null then
    raise exception 'Somebody else has saved or published this section.' using errcode = 'PT409';
  end if;
  return saved;
end
$$;
comment on function public.save_section_draft(public.section_key, jsonb, integer, integer) is
  'Saves the draft of a section if its version is still expected_version (0: there is none yet), and returns it; 409 otherwise.';
revoke all on function public.save_section_draft(public.section_key, jsonb, integer, integer)
  from public, anon, authenticated;
grant execute on function public.save_section_draft(public.section_key, jsonb, integer, integer) to authenticated;

create function public.publish_section(
  section public.section_key,
  content jsonb,
  expected_version integer,
  expected_draft integer default null
)
  returns public.site_sections
  language plpgsql
  security invoker
  set search_path = ''
as $$
declare
  published public.site_sections;
  draft_version integer;
begin
  if not (select private.has_role('admin')) then
    raise exception 'You are no longer an administrator.' using errcode = '42501';
  end if;
  if publish_section.expected_version = 0 then
    insert into public.site_sections as live (section, content)
    values (publish_section.section, publish_section.content)
    on conflict do nothing
    returning live.* into published;
  else
    update public.site_sections as live
    set content = publish_section.content
    where live.section = publish_section.section
      and live.version = publish_section.expected_version
    returning live.* into published;
  end if;
  if published is null then
    raise exception 'Somebody else has published this section.' using errcode = 'PT409';
  end if;
  -- What is published leaves no draft behind, unless it is one that the publisher has not seen.
  if publish_section.expected_draft is not null then
    delete from public.site_section_drafts as draft
    where draft.section = publish_section.section
    returning draft.version into draft_version;
    if coalesce(draft_version, 0) <> publish_section.expected_draft then
      raise exception 'Somebody else has saved a draft of this section.' using errcode = 'PT409';
    end if;
  end if;
  return published;
end
$$;
comment on function public.publish_section(public.section_key, jsonb, integer, integer) is
  'Publishes a section if its version is still expected_version (0: never published), and returns it; 409 otherwise. With expected_draft (0: none), the draft of that version goes, and any other is a 409; without it, a draft stays.';
revoke all on function public.publish_section(public.section_key, jsonb, integer, integer)
  from public, anon, authenticated;
grant execute on function public.publish_section(public.section_key, jsonb, integer, integer) to authenticated;
