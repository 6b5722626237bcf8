-- Uploaded pictures. They are hidden instead of deleted, because old versions of a section still use them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('site-images', 'site-images', true, 2097152, array['image/webp', 'image/jpeg']);

-- Supabase Storage checks these policies for each upload and list. The bucket is public, so downloads need no policy.

create policy "Administrators list the pictures of the site"
  on storage.objects for select to authenticated
  using (bucket_id = 'site-images' and (select private.has_role('admin')));

create policy "Administrators upload pictures of the site"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'site-images'
    and name ~ '^[0-9a-f]{32}-[0-9]{1,4}\.(webp|jpg)$'
    -- The bucket's allowed MIME types do not apply to copies and signed uploads.
    and metadata ->> 'mimetype' in ('image/webp', 'image/jpeg')
    and (select private.has_role('admin'))
  );

create table public.site_images (
  path text primary key,
  file_name text not null,
  description text not null default '',
  width integer not null,
  height integer not null,
  bytes integer not null,
  uploaded_at timestamptz not null default clock_timestamp(),
  uploaded_by uuid references auth.users (id) on delete set null,
  uploader_name text not null,
  hidden boolean not null default false
);
comment on table public.site_images is
  'The pictures that administrators have uploaded. Read by administrators, written by add_image, hide_image, write_entry.';
comment on column public.site_images.path is
  'The path in the content of sections: <hash>.webp or <hash>.jpg. The bucket site-images has a file <hash>-<width> with the same extension for each size.';
comment on column public.site_images.file_name is 'The chosen file''s name.';
comment on column public.site_images.description is 'The last alternative text of the picture that write_entry copied from a draft or publication (private.describe_images).';
comment on column public.site_images.width is 'Width of the widest stored size in pixels. The column height belongs to the same size.';
comment on column public.site_images.bytes is 'Bytes of the widest stored size.';
comment on column public.site_images.uploaded_at is 'Time of the last upload.';
comment on column public.site_images.uploaded_by is 'Who uploaded it last. Null once the account is deleted.';
comment on column public.site_images.uploader_name is 'The name (private.user_name) at the last upload.';
comment on column public.site_images.hidden is 'A hidden picture is offered with "Show hidden" only, but stays in the content that uses it.';

alter table public.site_images enable row level security;

-- By default, a hosted project grants all rights on a new table to anon and authenticated.
revoke all on public.site_images from public, anon, authenticated;
grant select on public.site_images to authenticated;

create policy "Administrators read the list of pictures"
  on public.site_images for select to authenticated
  using ((select private.has_role('admin')));
comment on policy "Administrators read the list of pictures" on public.site_images is
  'Only administrators, because the list has pictures that are not published.';

create function public.add_image(path text, file_name text, width integer, height integer, bytes integer)
  returns public.site_images
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  image public.site_images;
begin
  perform private.check_admin();
  if (add_image.path ~ '^[0-9a-f]{32}\.(webp|jpg)$'
    and add_image.width between 1 and 1920
    and add_image.height between 1 and 20000
    and add_image.bytes > 0) is not true
  then
    raise exception 'This is no picture that the editor has prepared. Upload it again.' using errcode = 'PT400';
  end if;
  -- All sizes that src/content/fields/uploaded-pictures.ts defines must be in the bucket.
  if exists (
    select from unnest(array[640, 1280, add_image.width]) as stored (width)
    where stored.width <= add_image.width
      and not exists (
        select from storage.objects
        where objects.bucket_id = 'site-images'
          and objects.name = replace(add_image.path, '.', '-' || stored.width || '.')
      )
  ) then
    raise exception 'The picture is not stored. Upload it again.' using errcode = 'PT404';
  end if;
  insert into public.site_images (path, file_name, width, height, bytes, uploaded_by, uploader_name)
  values (
    add_image.path,
    left(private.one_line(coalesce(add_image.file_name, '')), 255),
    add_image.width,
    add_image.height,
    add_image.bytes,
    (select auth.uid()),
    private.user_name((select auth.uid()))
  )
  on conflict on constraint site_images_pkey do update
  set file_name = excluded.file_name, uploaded_at = excluded.uploaded_at,
    uploaded_by = excluded.uploaded_by, uploader_name = excluded.uploader_name, hidden = false
  returning * into image;
  return image;
end
$$;
comment on function public.add_image(text, text, integer, integer, integer) is
  'Records that the caller has uploaded a picture, now, and unhides it. 404 if one of its sizes is not in the bucket.';

create function public.hide_image(path text, hidden boolean)
  returns public.site_images
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  image public.site_images;
begin
  perform private.check_admin();
  update public.site_images as images
  set hidden = coalesce(hide_image.hidden, true)
  where images.path = hide_image.path
  returning * into image;
  if not found then
    raise exception 'This picture is not in the list any more.' using errcode = 'PT404';
  end if;
  return image;
end
$$;
comment on function public.hide_image(text, boolean) is
  'Hides a picture, or unhides it with hidden = false. 404 if there is no such picture.';

create function private.describe_images(content jsonb)
  returns void
  language sql
  security definer
  set search_path = ''
as $$
  with named as (
    select distinct on (path) picture ->> 'path' as path, left(picture ->> 'alt', 160) as alt
    from jsonb_path_query(content, 'strict $.**?(@.kind == "uploaded")') as picture
    where btrim(picture ->> 'alt') <> ''
  ),
  -- Another transaction may lock the same pictures in another order: skip locked rows, because waiting could deadlock.
  free as materialized (
    select images.path from public.site_images as images
    where images.path in (select named.path from named)
    for update skip locked
  )
  update public.site_images as images
  set description = named.alt
  from named join free using (path)
  where images.path = named.path;
$$;
comment on function private.describe_images(jsonb) is 'Copies the alternative texts of this content to site_images, except blank ones and those of locked rows.';

revoke all on function private.describe_images, public.add_image, public.hide_image
  from public, anon, authenticated;
grant execute on function public.add_image, public.hide_image to authenticated;
