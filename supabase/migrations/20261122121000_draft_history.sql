-- Each save of a draft is kept with its author, and who is editing a section can be read. Triggers on the
-- drafts write the history, whichever function saves, publishes or discards.

create table public.site_section_draft_history (
  section public.section_key not null,
  version integer not null,
  draft_id integer not null,
  content jsonb not null,
  base_version integer not null,
  saved_at timestamptz not null,
  saved_by uuid references auth.users (id) on delete set null,
  saver_name text not null,
  ended_at timestamptz,
  ended_by uuid references auth.users (id) on delete set null,
  ender_name text,
  published_version integer,
  primary key (section, version)
);
create index site_section_draft_history_by_time
  on public.site_section_draft_history (section, saved_at desc);
comment on table public.site_section_draft_history is
  'Each save of a draft. Written by triggers, read by administrators, changed by nobody; thinned by keep_draft_save.';
comment on column public.site_section_draft_history.section is 'Which section.';
comment on column public.site_section_draft_history.version is 'The version of site_section_drafts that this is a copy of.';
comment on column public.site_section_draft_history.draft_id is
  'The version of its first save: the same through all saves of one draft.';
comment on column public.site_section_draft_history.content is 'The content of that version.';
comment on column public.site_section_draft_history.base_version is 'The published version that it started from; 0 for none.';
comment on column public.site_section_draft_history.saved_at is 'When it was saved.';
comment on column public.site_section_draft_history.saved_by is 'Who saved it; null once their account is gone, and for SQL.';
comment on column public.site_section_draft_history.saver_name is 'Their full name at that time, which stays.';
comment on column public.site_section_draft_history.ended_at is
  'Of the last save of a draft: when the draft was discarded or published.';
comment on column public.site_section_draft_history.ended_by is 'Who did that.';
comment on column public.site_section_draft_history.ender_name is 'Their full name at that time, which stays.';
comment on column public.site_section_draft_history.published_version is
  'The version that was published when the draft ended; null when it was discarded.';

alter table public.site_section_draft_history enable row level security;

-- A hosted project grants everything on a new table to both roles.
revoke all on public.site_section_draft_history from public, anon, authenticated;
grant select on public.site_section_draft_history to authenticated;

create policy "Administrators read the history of drafts"
  on public.site_section_draft_history for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read the history of drafts" on public.site_section_draft_history is
  'Nobody else sees what was never published.';

-- The drafts of the release before.
insert into public.site_section_draft_history
  (section, version, draft_id, content, base_version, saved_at, saved_by, saver_name)
select section, version, draft_id, content, base_version, saved_at, saved_by, saver_name
from public.site_section_drafts;

create function private.thin_draft_history(thinned public.section_key)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.site_section_draft_history as history
  where history.section = thinned
    and history.saved_at < now() - interval '30 days'
    and history.version not in (
      select latest.version
      from public.site_section_draft_history as latest
      where latest.section = thinned
      order by latest.version desc
      limit 50
    );
$$;
comment on function private.thin_draft_history(public.section_key) is
  'Keeps the last 50 saves of a section, and all of the last 30 days.';
revoke all on function private.thin_draft_history(public.section_key) from public, anon, authenticated;

create function private.keep_draft_save()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.site_section_draft_history
    (section, version, draft_id, content, base_version, saved_at, saved_by, saver_name)
  values (
    new.section,
    new.version,
    new.draft_id,
    new.content,
    new.base_version,
    new.saved_at,
    new.saved_by,
    new.saver_name
  );
  perform private.thin_draft_history(new.section);
  return null;
end
$$;
comment on function private.keep_draft_save() is 'Copies each saved draft into the history.';
revoke all on function private.keep_draft_save() from public, anon, authenticated;

create trigger keep_draft_save
  after insert on public.site_section_drafts
  for each row execute function private.keep_draft_save();

-- The version stays when the account of its author is deleted, which is no save.
create trigger keep_draft_save_again
  after update on public.site_section_drafts
  for each row when (new.version <> old.version)
  execute function private.keep_draft_save();

create function private.keep_draft_end()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.site_section_draft_history as history
  set
    ended_at = clock_timestamp(),
    ended_by = (select auth.uid()),
    ender_name = private.user_name((select auth.uid())),
    -- Publishing writes its revision and deletes the draft in one transaction, which began at now().
    published_version = (
      select max(revisions.version)
      from public.site_section_revisions as revisions
      where revisions.section = old.section
        and revisions.published_at >= now()
        and revisions.published_by is not distinct from (select auth.uid())
    )
  where history.section = old.section and history.version = old.version;
  return null;
end
$$;
comment on function private.keep_draft_end() is 'Notes in the history whether a draft was discarded or published, and by whom.';
revoke all on function private.keep_draft_end() from public, anon, authenticated;

create trigger keep_draft_end
  after delete on public.site_section_drafts
  for each row execute function private.keep_draft_end();

-- What was typed and never saved goes into the history before it is replaced, also where the draft of the
-- section is somebody else's. As in 20261122100000_people.sql, the elevated rights are behind a wrapper.

create function private.keep_unsaved(section public.section_key, content jsonb, base_version integer)
  returns public.site_section_draft_history
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  author uuid := (select auth.uid());
  author_name text := private.user_name(author);
  number integer := nextval('private.draft_versions');
  kept public.site_section_draft_history;
begin
  perform private.check_admin();
  perform private.check_content(keep_unsaved.content);
  insert into public.site_section_draft_history as history
    (section, version, draft_id, content, base_version, saved_at, saved_by, saver_name, ended_at, ended_by, ender_name)
  values (
    keep_unsaved.section, number, number, keep_unsaved.content, keep_unsaved.base_version,
    clock_timestamp(), author, author_name, clock_timestamp(), author, author_name
  )
  returning history.* into kept;
  perform private.thin_draft_history(keep_unsaved.section);
  return kept;
end
$$;
comment on function private.keep_unsaved(public.section_key, jsonb, integer) is 'Behind public.keep_unsaved.';
revoke all on function private.keep_unsaved(public.section_key, jsonb, integer) from public, anon, authenticated;
grant execute on function private.keep_unsaved(public.section_key, jsonb, integer) to authenticated;

create function public.keep_unsaved(section public.section_key, content jsonb, base_version integer)
  returns public.site_section_draft_history
  language sql
  security invoker
  set search_path = ''
as $$
  select * from private.keep_unsaved(keep_unsaved.section, keep_unsaved.content, keep_unsaved.base_version);
$$;
comment on function public.keep_unsaved(public.section_key, jsonb, integer) is
  'Adds a text that replaces no draft to the history of drafts, as a discarded one, and returns its row.';
revoke all on function public.keep_unsaved(public.section_key, jsonb, integer) from public, anon, authenticated;
grant execute on function public.keep_unsaved(public.section_key, jsonb, integer) to authenticated;

-- Who is editing. No lock: it only tells two administrators of each other.

create table public.site_section_presence (
  user_id uuid not null references auth.users (id) on delete cascade,
  tab text not null
    constraint tab_is_short check (length(tab) between 1 and 40),
  section public.section_key not null,
  user_name text not null default '',
  seen_at timestamptz not null default now(),
  primary key (user_id, tab)
);
comment on table public.site_section_presence is
  'Who edits which section in which tab of a browser. Renewed by section_activity while they do; stale after 45 seconds.';
comment on column public.site_section_presence.user_id is 'Who. Set by the database.';
comment on column public.site_section_presence.tab is 'Names the tab of the browser, which chooses it.';
comment on column public.site_section_presence.section is 'Which section.';
comment on column public.site_section_presence.user_name is 'Their full name. Set by the database.';
comment on column public.site_section_presence.seen_at is 'When the tab last said so. Set by the database.';

alter table public.site_section_presence enable row level security;

revoke all on public.site_section_presence from public, anon, authenticated;
grant select on public.site_section_presence to authenticated;
grant insert (section, tab), update (section) on public.site_section_presence to authenticated;

create policy "Administrators see who is editing"
  on public.site_section_presence for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators see who is editing" on public.site_section_presence is
  'Names of colleagues are no visitor''s business.';

create policy "Administrators say that they are editing"
  on public.site_section_presence for insert to authenticated
  with check ((select private.has_role('admin')) and user_id = (select auth.uid()));
comment on policy "Administrators say that they are editing" on public.site_section_presence is
  'For themselves only.';

create policy "Administrators say that they are still editing"
  on public.site_section_presence for update to authenticated
  using ((select private.has_role('admin')) and user_id = (select auth.uid()))
  with check ((select private.has_role('admin')) and user_id = (select auth.uid()));
comment on policy "Administrators say that they are still editing" on public.site_section_presence is
  'For themselves only.';

create function private.keep_presence()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.user_id := (select auth.uid());
  new.user_name := private.user_name(new.user_id);
  new.seen_at := clock_timestamp();
  -- An hour rather than 45 seconds: two tabs that wake up together would wait for each other's rows.
  delete from public.site_section_presence as presence
  where presence.seen_at < now() - interval '1 hour'
    and (presence.user_id, presence.tab) <> (new.user_id, new.tab);
  return new;
end
$$;
comment on function private.keep_presence() is 'Sets user, name and time, and deletes what is older than an hour.';
revoke all on function private.keep_presence() from public, anon, authenticated;

create trigger keep_presence
  before insert or update on public.site_section_presence
  for each row execute function private.keep_presence();

create function public.section_activity(editing public.section_key default null, tab text default null)
  returns table (
    section public.section_key,
    what text,
    user_id uuid,
    user_name text,
    at timestamptz,
    version integer,
    tab_id text
  )
  language plpgsql
  security invoker
  set search_path = ''
as $$
begin
  -- Nothing rather than an error for others, since an open form asks on after its user has lost the role.
  if not (select private.has_role('admin')) then
    return;
  end if;
  if section_activity.editing is not null and section_activity.tab is not null then
    insert into public.site_section_presence as presence (section, tab)
    values (section_activity.editing, section_activity.tab)
    on conflict on constraint site_section_presence_pkey do update set section = excluded.section;
  end if;
  return query
    select presence.section, 'editing', presence.user_id, presence.user_name, presence.seen_at, null::integer, presence.tab
    from public.site_section_presence as presence
    where presence.seen_at > clock_timestamp() - interval '45 seconds'
    union all
    select draft.section, 'saved', draft.saved_by, draft.saver_name, draft.saved_at, draft.version, null
    from public.site_section_drafts as draft
    union all
    select live.section, 'published', revision.published_by, revision.publisher_name, live.published_at, live.version, null
    from public.site_sections as live
    join public.site_section_revisions as revision
      on revision.section = live.section and revision.version = live.version;
end
$$;
comment on function public.section_activity(public.section_key, text) is
  'What administrators should know of each other: who is editing, each draft and each publication with its author (what: editing, saved, published). With editing and tab, also says that the caller edits that section.';
revoke all on function public.section_activity(public.section_key, text) from public, anon, authenticated;
grant execute on function public.section_activity(public.section_key, text) to authenticated;
