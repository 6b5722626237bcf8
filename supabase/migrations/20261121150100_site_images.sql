-- The pictures that administrators upload: anybody sees them, administrators add and delete them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('site-images', 'site-images', true, 2097152, array['image/webp', 'image/jpeg']);

-- On a hosted project these are policies of the storage service, which asks them for each upload. The
-- bucket is public, so that showing a picture needs none.

create policy "Administrators list the pictures of the site"
  on storage.objects for select to authenticated
  using (bucket_id = 'site-images' and (select private.has_role('admin')));

create policy "Administrators upload pictures of the site"
  on storage.objects for insert to authenticated
  with check (bucket_id = 'site-images' and (select private.has_role('admin')));

create policy "Administrators delete pictures of the site"
  on storage.objects for delete to authenticated
  using (bucket_id = 'site-images' and (select private.has_role('admin')));

create function private.unused_site_images(older_than interval default '7 days')
  returns setof text
  language sql
  stable
  set search_path = ''
as $$
  select objects.name
  from storage.objects
  where objects.bucket_id = 'site-images'
    and objects.created_at < now() - older_than
    and not exists (
      select 1
      from (
        select content from public.site_sections
        union all select content from public.site_section_drafts
        union all select content from public.site_section_revisions
      ) as kept
      -- Content names a picture as <hash>.webp, the bucket keeps its sizes as <hash>-<width>.webp.
      where strpos(kept.content::text, regexp_replace(objects.name, '-\d+(\.\w+)$', '\1')) > 0
    );
$$;
comment on function private.unused_site_images(interval) is
  'Uploads that no content, draft or earlier version names: abandoned before saving. supabase/README.md says how to delete them.';
revoke all on function private.unused_site_images(interval) from public, anon, authenticated;
