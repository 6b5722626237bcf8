-- What was uploaded is kept in a list, so that it can be chosen again, found by its description, and deleted
-- when nothing uses it.

create table public.site_images (
  path text primary key
    constraint path_is_a_hash check (path ~ '^[0-9a-f]{32}\.(webp|jpg)$'),
  file_name text not null default ''
    constraint file_name_is_short check (length(file_name) <= 255),
  description text not null default '',
  width integer not null
    constraint width_is_stored check (width between 1 and 1920),
  height integer not null
    constraint height_is_possible check (height between 1 and 20000),
  bytes integer
    constraint bytes_count check (bytes > 0),
  uploaded_at timestamptz not null default clock_timestamp(),
  chosen_at timestamptz not null default clock_timestamp(),
  chosen_by uuid references auth.users (id) on delete set null
);
comment on table public.site_images is
  'The pictures that administrators have uploaded. Written by keep_picture, choose_picture, delete_picture and a trigger.';
comment on column public.site_images.path is 'As in the content of sections; the bucket site-images has its sizes as <hash>-<width>.webp.';
comment on column public.site_images.file_name is 'The name of the file that was uploaded; empty for uploads before there was this table.';
comment on column public.site_images.description is 'What the last draft or publication with this picture says of it.';
comment on column public.site_images.width is 'Pixels of the widest size, like height.';
comment on column public.site_images.height is 'Pixels.';
comment on column public.site_images.bytes is 'Of the widest size; null for uploads before there was this table.';
comment on column public.site_images.uploaded_at is 'When it was uploaded last.';
comment on column public.site_images.chosen_at is 'When it was uploaded or chosen again last.';
comment on column public.site_images.chosen_by is 'Who did that.';

alter table public.site_images enable row level security;

-- A hosted project grants everything on a new table to both roles.
revoke all on public.site_images from public, anon, authenticated;
grant select on public.site_images to authenticated;

create policy "Administrators read the list of pictures"
  on public.site_images for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read the list of pictures" on public.site_images is
  'It has pictures that are not published.';

create function public.picture_uses()
  returns table (path text, section public.section_key, place text)
  language sql
  stable
  security invoker
  set search_path = ''
as $$
  select distinct named.path[1], kept.section, kept.place
  from (
    select live.section, 'published' as place, live.content from public.site_sections as live
    union all
    select draft.section, 'draft', draft.content from public.site_section_drafts as draft
    union all
    select revision.section, 'history', revision.content from public.site_section_revisions as revision
    union all
    select history.section, 'history', history.content
    from public.site_section_draft_history as history
  ) as kept
  -- By the text: a picture counts wherever content of any release has its path.
  cross join lateral
    regexp_matches(kept.content::text, '[0-9a-f]{32}\.(?:webp|jpg)', 'g') as named (path);
$$;
comment on function public.picture_uses() is
  'Which uploaded pictures the content names that the caller may read (place: published, draft, history).';
revoke all on function public.picture_uses() from public, anon, authenticated;
grant execute on function public.picture_uses() to authenticated;

create function private.is_picture_used(object_name text)
  returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.picture_uses() as uses
    where uses.path = regexp_replace(is_picture_used.object_name, '-\d+(\.\w+)$', '\1')
  );
$$;
comment on function private.is_picture_used(text) is
  'Whether any content, draft or earlier version names the picture that this object of the bucket is a size of.';
revoke all on function private.is_picture_used(text) from public, anon, authenticated;
grant execute on function private.is_picture_used(text) to authenticated;

-- The files, too, are safe from deletion while anything shows them.
drop policy "Administrators delete pictures of the site" on storage.objects;
create policy "Administrators delete pictures of the site that nothing uses"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'site-images'
    and (select private.has_role('admin'))
    and not private.is_picture_used(name)
  );

create function private.keep_picture(
  path text, file_name text, width integer, height integer, bytes integer
)
  returns public.site_images
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kept public.site_images;
begin
  perform private.check_admin();
  if not exists (
    select from storage.objects
    where objects.bucket_id = 'site-images'
      and objects.name = replace(keep_picture.path, '.', '-' || keep_picture.width || '.')
  ) then
    raise exception 'The picture is not stored. Upload it again.' using errcode = 'PT404';
  end if;
  insert into public.site_images as image (path, file_name, width, height, bytes, chosen_by)
  values (
    keep_picture.path,
    left(keep_picture.file_name, 255),
    keep_picture.width,
    keep_picture.height,
    keep_picture.bytes,
    (select auth.uid())
  )
  on conflict on constraint site_images_pkey do update
  set file_name = excluded.file_name, uploaded_at = excluded.uploaded_at,
    chosen_at = excluded.chosen_at, chosen_by = excluded.chosen_by
  returning image.* into kept;
  return kept;
end
$$;
comment on function private.keep_picture(text, text, integer, integer, integer) is 'Behind public.keep_picture.';
revoke all on function private.keep_picture(text, text, integer, integer, integer)
  from public, anon, authenticated;
grant execute on function private.keep_picture(text, text, integer, integer, integer) to authenticated;

create function public.keep_picture(
  path text, file_name text, width integer, height integer, bytes integer
)
  returns public.site_images
  language sql
  security invoker
  set search_path = ''
as $$
  select * from private.keep_picture(
    keep_picture.path, keep_picture.file_name, keep_picture.width, keep_picture.height, keep_picture.bytes
  );
$$;
comment on function public.keep_picture(text, text, integer, integer, integer) is
  'Puts an uploaded picture at the top of the list; 404 when its widest size is not in the bucket.';
revoke all on function public.keep_picture(text, text, integer, integer, integer)
  from public, anon, authenticated;
grant execute on function public.keep_picture(text, text, integer, integer, integer) to authenticated;

create function private.choose_picture(path text)
  returns public.site_images
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  chosen public.site_images;
begin
  perform private.check_admin();
  update public.site_images as image
  set chosen_at = clock_timestamp(), chosen_by = (select auth.uid())
  where image.path = choose_picture.path
  returning image.* into chosen;
  if not found then
    raise exception 'This picture was deleted in the meantime. Choose another one.' using errcode = 'PT404';
  end if;
  return chosen;
end
$$;
comment on function private.choose_picture(text) is 'Behind public.choose_picture.';
revoke all on function private.choose_picture(text) from public, anon, authenticated;
grant execute on function private.choose_picture(text) to authenticated;

create function public.choose_picture(path text)
  returns public.site_images
  language sql
  security invoker
  set search_path = ''
as $$
  select * from private.choose_picture(choose_picture.path);
$$;
comment on function public.choose_picture(text) is
  'Says that a picture of the list was chosen for a text that is not saved yet; 404 when it was deleted.';
revoke all on function public.choose_picture(text) from public, anon, authenticated;
grant execute on function public.choose_picture(text) to authenticated;

create function private.delete_picture(path text)
  returns public.site_images
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  picture public.site_images;
  uses text;
begin
  perform private.check_admin();
  select image.* into picture
  from public.site_images as image
  where image.path = delete_picture.path
  for update;
  if not found then
    raise exception 'This picture was deleted already.' using errcode = 'PT404';
  end if;
  select string_agg(
    format(
      '%s (%s)',
      initcap(replace(used.section::text, '-', ' ')),
      case used.place when 'published' then 'on the website' when 'draft' then 'in the draft' else 'in its history' end
    ),
    ', ' order by used.place desc, used.section
  ) into uses
  from public.picture_uses() as used
  where used.path = delete_picture.path;
  if uses is not null then
    raise exception 'This picture is used, so it was not deleted: %.', uses using errcode = 'PT400';
  end if;
  -- Perhaps in a form that is not saved yet.
  if picture.chosen_by <> (select auth.uid()) and picture.chosen_at > now() - interval '1 hour' then
    raise exception '% has chosen this picture within the last hour, so it was not deleted.',
      private.user_name(picture.chosen_by) using errcode = 'PT400';
  end if;
  delete from public.site_images as image where image.path = delete_picture.path;
  return picture;
end
$$;
comment on function private.delete_picture(text) is 'Behind public.delete_picture.';
revoke all on function private.delete_picture(text) from public, anon, authenticated;
grant execute on function private.delete_picture(text) to authenticated;

create function public.delete_picture(path text)
  returns public.site_images
  language sql
  security invoker
  set search_path = ''
as $$
  select * from private.delete_picture(delete_picture.path);
$$;
comment on function public.delete_picture(text) is
  'Takes a picture from the list, unless content, a draft, a version or their history names it, or another administrator has chosen it within the hour. Its files are deleted over the storage API.';
revoke all on function public.delete_picture(text) from public, anon, authenticated;
grant execute on function public.delete_picture(text) to authenticated;

create function private.keep_picture_descriptions()
  returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.site_images as image
  set description = left(named.picture ->> 'alt', 160)
  from jsonb_path_query(new.content, '$.**?(@.kind == "uploaded")') as named (picture)
  where image.path = named.picture ->> 'path'
    and btrim(named.picture ->> 'alt') <> ''
    and image.description <> left(named.picture ->> 'alt', 160);
  return null;
end
$$;
comment on function private.keep_picture_descriptions() is
  'Describes the pictures in the list as the content does that was just saved or published.';
revoke all on function private.keep_picture_descriptions() from public, anon, authenticated;

create trigger keep_picture_descriptions
  after insert or update on public.site_sections
  for each row execute function private.keep_picture_descriptions();

create trigger keep_picture_descriptions
  after insert or update on public.site_section_drafts
  for each row execute function private.keep_picture_descriptions();

-- The uploads of before, as far as content, a draft or an earlier version says how large they are.
insert into public.site_images (path, description, width, height, uploaded_at, chosen_at)
select distinct on (named.picture ->> 'path')
  named.picture ->> 'path',
  coalesce(left(named.picture ->> 'alt', 160), ''),
  (named.picture ->> 'width')::numeric::integer,
  (named.picture ->> 'height')::numeric::integer,
  objects.created_at,
  objects.created_at
from (
  select 1 as rank, published_at as at, content from public.site_sections
  union all select 2, saved_at, content from public.site_section_drafts
  union all select 3, published_at, content from public.site_section_revisions
) as kept
cross join lateral jsonb_path_query(
  kept.content,
  '$.**?(@.kind == "uploaded" && @.path like_regex "^[0-9a-f]{32}[.](webp|jpg)$"
    && @.width >= 1 && @.width <= 1920 && @.height >= 1 && @.height <= 20000)'
) as named (picture)
join storage.objects on objects.bucket_id = 'site-images'
  and objects.name = replace(named.picture ->> 'path', '.', '-' || (named.picture ->> 'width') || '.')
order by named.picture ->> 'path', kept.rank, kept.at desc;

-- What is in the list is deleted there; what is left are uploads that never ended, and files of before.
create or replace function private.unused_site_images(older_than interval default '7 days')
  returns setof text
  language sql
  stable
  set search_path = ''
as $$
  select objects.name
  from storage.objects
  where objects.bucket_id = 'site-images'
    and objects.created_at < now() - older_than
    and regexp_replace(objects.name, '-\d+(\.\w+)$', '\1') not in (
      select uses.path from public.picture_uses() as uses
      union all select images.path from public.site_images as images
    );
$$;
comment on function private.unused_site_images(interval) is
  'Files that neither the list of pictures nor any content, draft or earlier version names. supabase/README.md says how to delete them.';
