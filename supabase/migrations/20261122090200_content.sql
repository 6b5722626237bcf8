-- Each write of an administrator adds an entry to a section (write_entry). The section's head is its newest entry of
-- any kind but `aside`. The editor's form opens with the head.

create type public.section_key as enum
  ('hero', 'about', 'vision-mission', 'values', 'services', 'clients', 'contact');
comment on type public.section_key is 'The parts of the site that administrators edit (src/content/sections).';

create type public.entry_kind as enum ('draft', 'published', 'discarded', 'aside');
comment on type public.entry_kind is
  'What an entry did: saved a draft, published, discarded the draft, or stored a text that other content had replaced in its author''s form (aside).';

create table public.section_entries (
  id bigint generated always as identity,
  section public.section_key not null,
  kind public.entry_kind not null,
  content jsonb
    constraint only_discarded_without_content check (content is not null or kind = 'discarded'),
  format integer not null,
  parent bigint,
  write_id text not null unique,
  author uuid references auth.users (id) on delete set null,
  author_name text not null constraint named_author check (author_name <> ''),
  at timestamptz not null default clock_timestamp(),
  -- For the functions below, which bypass row level security. For other reads see the next comment.
  primary key (section, id)
);
create index section_entries_thinned on public.section_entries (section, at) where kind <> 'published';
create index section_entries_published on public.section_entries (id) where kind = 'published';
-- For direct reads by administrators. Equality of enums is not leakproof, so with row level security Postgres does not
-- use an index on `section`. It does use partial indexes, one for each section.
do $$
declare
  key public.section_key;
begin
  foreach key in array enum_range(null::public.section_key) loop
    execute format(
      'create index %I on public.section_entries (id) where section = %L', 'section_entries_of_' || key, key
    );
  end loop;
end
$$;
comment on table public.section_entries is
  'The history of each section. Read by administrators, written and thinned by write_entry.';
comment on column public.section_entries.id is 'In the order of the writes.';
comment on column public.section_entries.content is
  'As src/content/sections/section-schemas.ts describes it; a draft may be incomplete. Null if a draft was discarded while nothing was published: the default content applies.';
comment on column public.section_entries.format is
  'The content format that it was written for (src/content/content-format.ts).';
comment on column public.section_entries.parent is
  'The head that the author had loaded, or null if there was none. No foreign key, because that entry may be deleted.';
comment on column public.section_entries.write_id is 'Random id made by the browser: a retried write adds no second entry.';
comment on column public.section_entries.author is 'Null once the account is deleted.';
comment on column public.section_entries.author_name is 'The author''s name (private.user_name) at that time.';

create table public.site_sections (
  section public.section_key primary key,
  content jsonb not null,
  format integer not null,
  entry bigint not null,
  published_at timestamptz not null,
  foreign key (section, entry) references public.section_entries
);
comment on table public.site_sections is
  'What visitors see: a copy of the newest publication of each section. Read by everybody, written by write_entry.';
comment on column public.site_sections.section is 'Without a row, visitors see the default content.';
comment on column public.site_sections.entry is 'Id of the publication in section_entries.';

create table public.section_presence (
  user_id uuid not null references auth.users (id) on delete cascade,
  tab text not null,
  section public.section_key not null,
  user_name text not null,
  at timestamptz not null,
  primary key (user_id, tab)
);
comment on table public.section_presence is
  'The last report of typing from each page load. Administrators read those of the last minute. Written by say_typing.';
comment on column public.section_presence.tab is 'Random id of a page load, made by the browser.';
comment on column public.section_presence.at is 'The server''s time of the report.';

alter table public.section_entries enable row level security;
alter table public.site_sections enable row level security;
alter table public.section_presence enable row level security;

revoke all on public.section_entries, public.site_sections, public.section_presence
  from public, anon, authenticated;
revoke all on sequence public.section_entries_id_seq from public, anon, authenticated;
grant select on public.site_sections to anon, authenticated;
grant select on public.section_entries, public.section_presence to authenticated;

create policy "Everybody reads what is published"
  on public.site_sections for select to anon, authenticated
  using (true);
comment on policy "Everybody reads what is published" on public.site_sections is
  'The table has only what was published.';

create policy "Administrators read the history"
  on public.section_entries for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read the history" on public.section_entries is
  'Drafts, earlier content and authors are not public.';

create policy "Administrators see who has typed in the last minute"
  on public.section_presence for select to authenticated
  using (at > now() - interval '1 minute' and (select private.has_role('admin')));
comment on policy "Administrators see who has typed in the last minute" on public.section_presence is
  'Older rows remain, hidden, until the next say_typing deletes them.';

create function public.section_heads()
  returns setof public.section_entries
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select head.*
  from unnest(enum_range(null::public.section_key)) as keys (section)
  cross join lateral (
    select entries.* from public.section_entries as entries
    where entries.section = keys.section and entries.kind <> 'aside'
    order by entries.id desc limit 1
  ) as head
  where (select private.has_role('admin'));
$$;
comment on function public.section_heads() is 'The head of each section; no rows unless the caller is an administrator.';

create function private.check_entry(entry public.section_entries, head public.section_entries)
  returns void
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if entry.format < head.format then
    raise exception 'The website has been updated: load the editor again.' using errcode = 'PT426';
  end if;
  -- Editors refuse content of a newer format than their own, so a huge number would lock out all of them. Up to two
  -- releases may have raised the format since the head was written.
  if (entry.format between 1 and coalesce(head.format, 1) + 2) is not true then
    raise exception 'The content format % is not known.', coalesce(entry.format::text, 'null')
      using errcode = 'PT400';
  end if;
  if entry.kind = 'discarded' then
    return;
  end if;
  if jsonb_typeof(entry.content) is distinct from 'object' then
    raise exception 'The content of a section must be a JSON object.' using errcode = 'PT400';
  end if;
  if octet_length(entry.content::text) >= 200000 then
    raise exception 'This section is too long: shorten it.' using errcode = 'PT400';
  end if;
  if jsonb_path_exists(entry.content, 'strict $.**{20}') then
    raise exception 'The content of a section must not be nested 20 levels deep.' using errcode = 'PT400';
  end if;
  -- An `aside` entry saves text that would otherwise be lost, so it may refer to pictures that no longer exist.
  if entry.kind <> 'aside' and exists (
    select from jsonb_path_query(entry.content, 'strict $.**?(@.kind == "uploaded")') as picture
    where not exists (
      select from public.site_images as images
      where images.path = picture ->> 'path' and to_jsonb(images.width) = picture -> 'width'
    )
  ) then
    raise exception 'A picture in this text is no longer stored. Choose another picture.' using errcode = 'PT400';
  end if;
end
$$;
comment on function private.check_entry(public.section_entries, public.section_entries) is
  'Refuses an older format than the head''s (426), a much newer one, and content that is no object, too long, nested too deep or, unless kind is aside, has a picture that is no longer stored (400).';

create function private.thin_entries(of_section public.section_key, head bigint)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.section_entries as entries
  where entries.id in (
    select old.id
    from public.section_entries as old
    where old.section = of_section
      and old.kind <> 'published'
      and old.id is distinct from head
      and old.at < now() - interval '30 days'
      and old.id not in (
        select latest.id
        from public.section_entries as latest
        where latest.section = of_section and latest.kind <> 'published'
        order by latest.at desc
        limit 50
      )
    -- Waiting for locked rows could deadlock, so they are left for the next write.
    for update of old skip locked
  );
$$;
comment on function private.thin_entries(public.section_key, bigint) is
  'Keeps all publications of a section, and of its other entries the head, the last 50 and all of the last 30 days.';

create function public.write_entry(
  section public.section_key,
  kind public.entry_kind,
  content jsonb,
  parent bigint,
  format integer,
  write_id text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  user_id constant uuid := (select auth.uid());
  entry public.section_entries;
  head public.section_entries;
begin
  perform private.check_admin();
  if num_nulls(section, kind) > 0 or (length(write_entry.write_id) between 1 and 64) is not true then
    raise exception 'A write needs a section, a kind and an id of 1 to 64 characters.' using errcode = 'PT400';
  end if;
  -- The writes of a section wait for each other. The role may be revoked meanwhile, so it is checked again.
  perform pg_advisory_xact_lock(hashtextextended('section ' || write_entry.section, 0));
  perform private.check_admin();

  select entries.* into head
  from public.section_entries as entries
  where entries.section = write_entry.section and entries.kind <> 'aside'
  order by entries.id desc limit 1;

  select entries.* into entry
  from public.section_entries as entries
  where entries.write_id = write_entry.write_id;
  if found then
    if (entry.section, entry.kind, entry.author) is distinct from (write_entry.section, write_entry.kind, user_id) then
      raise exception 'This write id belongs to another write.' using errcode = 'PT400';
    end if;
    return jsonb_build_object('entry', entry, 'head', case when head.id is not null then to_jsonb(head) end);
  end if;

  if write_entry.kind <> 'aside' and write_entry.parent is distinct from head.id then
    raise exception 'Somebody else has saved or published this section.' using errcode = 'PT409';
  end if;
  entry.kind := write_entry.kind;
  entry.content := write_entry.content;
  entry.format := write_entry.format;
  perform private.check_entry(entry, head);
  if write_entry.kind = 'discarded' then
    select live.content, live.format into entry.content, entry.format
    from public.site_sections as live
    where live.section = write_entry.section;
    entry.format := coalesce(entry.format, write_entry.format);
  end if;

  insert into public.section_entries as added
    (section, kind, content, format, parent, write_id, author, author_name)
  values (
    write_entry.section,
    write_entry.kind,
    entry.content,
    entry.format,
    write_entry.parent,
    write_entry.write_id,
    user_id,
    private.user_name(user_id)
  )
  returning added.* into entry;
  if entry.kind <> 'aside' then
    head := entry;
  end if;
  if entry.kind in ('draft', 'published') then
    perform private.describe_images(entry.content);
  end if;
  if entry.kind = 'published' then
    insert into public.site_sections as live (section, content, format, entry, published_at)
    values (entry.section, entry.content, entry.format, entry.id, entry.at)
    on conflict on constraint site_sections_pkey do update
    set content = excluded.content, format = excluded.format, entry = excluded.entry,
      published_at = excluded.published_at;
  end if;
  perform private.thin_entries(entry.section, head.id);
  return jsonb_build_object('entry', entry, 'head', case when head.id is not null then to_jsonb(head) end);
end
$$;
comment on function public.write_entry(public.section_key, public.entry_kind, jsonb, bigint, integer, text) is
  'Adds an entry to a section and returns it with the head. 409 if parent is not the head, unless kind is aside. A write_id that is already stored adds nothing: its entry is returned with the current head.';

create function public.say_typing(section public.section_key, tab text, typing boolean)
  returns setof public.section_presence
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if (say_typing.section is not null and length(say_typing.tab) between 1 and 40) is not true then
    raise exception 'Typing needs a section and a tab.' using errcode = 'PT400';
  end if;
  if say_typing.typing then
    perform private.check_admin();
    insert into public.section_presence as presence (user_id, tab, section, user_name, at)
    values (
      (select auth.uid()),
      say_typing.tab,
      say_typing.section,
      private.user_name((select auth.uid())),
      clock_timestamp()
    )
    on conflict on constraint section_presence_pkey do update
    set section = excluded.section, user_name = excluded.user_name, at = excluded.at;
  else
    -- One's own record is deleted without the role and after log-out, which is sent at the same moment.
    delete from public.section_presence as presence
    where presence.user_id = (select auth.uid())
      and presence.tab = say_typing.tab
      and presence.section = say_typing.section;
  end if;
  -- Two transactions that delete the same rows could deadlock, so locked rows are skipped.
  delete from public.section_presence as presence
  where (presence.user_id, presence.tab) in (
    select stale.user_id, stale.tab
    from public.section_presence as stale
    where stale.at < now() - interval '1 minute'
    for update skip locked
  );
  return query
    select presence.* from public.section_presence as presence
    where presence.at > now() - interval '1 minute' and (select private.has_role('admin'));
end
$$;
comment on function public.say_typing(public.section_key, text, boolean) is
  'Records that an administrator types in a section, or deletes the caller''s own record. Returns to administrators who has typed in the last minute.';

revoke all on function private.check_entry, private.thin_entries, public.section_heads, public.write_entry,
  public.say_typing from public, anon, authenticated;
grant execute on function public.section_heads, public.write_entry, public.say_typing to authenticated;
