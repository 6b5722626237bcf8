-- The editor counts the changed fields of a version when its history is opened, by the rules that also tell the
-- changes: the count in SQL was a second set of them. What was counted until now stays in its column, which tabs of
-- the release before still read.

create or replace function private.keep_revision()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.site_section_revisions
    (section, version, content, format, published_at, published_by, publisher_name)
  values (
    new.section,
    new.version,
    new.content,
    new.format,
    new.published_at,
    (select auth.uid()),
    private.user_name((select auth.uid()))
  );
  return null;
end
$$;

drop function private.changed_fields(jsonb, jsonb);

comment on column public.site_section_revisions.changes is
  'How many fields differ from the version before, for versions published before 2026-11-22; no longer kept.';
