-- Demo accounts for the embedded backend only, because their passwords are public.
-- One `do` block, because psql would go on with the next statement after a failed check.
do $seed$
declare
  admin_id constant uuid := 'ad000000-0000-4000-8000-000000000001';
  user_id constant uuid := 'de000000-0000-4000-8000-000000000002';
begin
  -- Hosted projects and `supabase start` have this column. The embedded backend does not.
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    raise exception 'seed.sql is for the embedded backend only: its passwords are public. Nothing was done.';
  end if;

  insert into auth.users
    (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
  values
    -- The password is saffron-admin.
    (admin_id, 'admin@saffrongate.example',
      '$2b$10$GG3GoX0bN9viY4Wvp2VS/.tKLzzN7yp9t0pLL7Jk32OfbKh4aK1aC', now(),
      '{"provider": "email", "providers": ["email"]}', '{"full_name": "Demo Administrator"}'),
    -- The password is saffron-user.
    (user_id, 'user@saffrongate.example',
      '$2b$10$r8jvTgtkOvst5A6.AICHduQIhZlx70/1/UhwiUEJLP1.Il0RpPDK6', now(),
      '{"provider": "email", "providers": ["email"]}', '{"full_name": "Demo User"}');

  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  select gen_random_uuid(), 'email', users.id::text, users.id,
    jsonb_build_object('sub', users.id, 'email', users.email, 'email_verified', true, 'phone_verified', false)
  from auth.users;

  insert into public.user_roles (user_id, role) values (admin_id, 'admin');
end
$seed$;
