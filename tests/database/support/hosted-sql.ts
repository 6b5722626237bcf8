import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const supabase = join(import.meta.dirname, '../../../supabase');

/** What the migrations need of a hosted project. The embedded backend grants everything, so tests of grants use this. */
export const hostedProjectSql = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table auth.users (
    instance_id uuid,
    id uuid primary key,
    email text,
    encrypted_password text,
    email_confirmed_at timestamptz default now(),
    raw_user_meta_data jsonb,
    banned_until timestamptz,
    deleted_at timestamptz
  );
  -- As Auth's migrations make it, with row level security and without a policy.
  create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz,
    updated_at timestamptz,
    factor_id uuid,
    aal auth.aal_level,
    not_after timestamptz,
    refreshed_at timestamp,
    user_agent text,
    ip inet,
    tag text
  );
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  create function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
  $$;
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;
  create schema storage;
  grant usage on schema storage to anon, authenticated, service_role;
  create table storage.buckets (
    id text primary key,
    name text not null unique,
    owner uuid,
    created_at timestamptz default now(),
    updated_at timestamptz default now(),
    public boolean default false,
    avif_autodetection boolean default false,
    file_size_limit bigint,
    allowed_mime_types text[],
    owner_id text
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id),
    name text,
    owner uuid,
    created_at timestamptz default now(),
    updated_at timestamptz default now(),
    last_accessed_at timestamptz default now(),
    metadata jsonb,
    path_tokens text[] generated always as (string_to_array(name, '/')) stored,
    version text,
    owner_id text,
    user_metadata jsonb,
    unique (bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

export const seed = () => readFileSync(join(supabase, 'seed.sql'), 'utf8');

export function migrations(): string {
  const folder = join(supabase, 'migrations');
  const files = readdirSync(folder).sort();
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
