import type { Database, Json } from '../../../src/lib/supabase/database.types.ts';

type Tables = Database['public']['Tables'];
type Columns<Row, Insert> = {
  [Name in keyof Row]: {
    type: string;
    /** Unknown for `Json`, which includes null. */
    nullable: Json extends Row[Name] ? boolean : null extends Row[Name] ? true : false;
    /** True for a column that an insert may omit. */
    optional: undefined extends Insert[Name & keyof Insert] ? true : false;
  };
};

// Compared with database.types.ts by the compiler, with the migrations by migrations.test.ts.
export const tables = {
  role_changes: {
    address: { type: 'text', nullable: false, optional: false },
    changed_at: { type: 'timestamptz', nullable: false, optional: true },
    changed_by: { type: 'uuid', nullable: true, optional: true },
    changer_name: { type: 'text', nullable: false, optional: false },
    given: { type: 'bool', nullable: false, optional: false },
    id: { type: 'int8', nullable: false, optional: true },
    role: { type: 'app_role', nullable: false, optional: false },
    user_id: { type: 'uuid', nullable: false, optional: false },
    user_name: { type: 'text', nullable: false, optional: false },
  },
  site_images: {
    bytes: { type: 'int4', nullable: true, optional: true },
    chosen_at: { type: 'timestamptz', nullable: false, optional: true },
    chosen_by: { type: 'uuid', nullable: true, optional: true },
    description: { type: 'text', nullable: false, optional: true },
    file_name: { type: 'text', nullable: false, optional: true },
    height: { type: 'int4', nullable: false, optional: false },
    path: { type: 'text', nullable: false, optional: false },
    uploaded_at: { type: 'timestamptz', nullable: false, optional: true },
    width: { type: 'int4', nullable: false, optional: false },
  },
  site_section_draft_history: {
    base_version: { type: 'int4', nullable: false, optional: false },
    draft_id: { type: 'int4', nullable: false, optional: false },
    content: { type: 'jsonb', nullable: false, optional: false },
    ended_at: { type: 'timestamptz', nullable: true, optional: true },
    ended_by: { type: 'uuid', nullable: true, optional: true },
    ender_name: { type: 'text', nullable: true, optional: true },
    published_version: { type: 'int4', nullable: true, optional: true },
    saved_at: { type: 'timestamptz', nullable: false, optional: false },
    saved_by: { type: 'uuid', nullable: true, optional: true },
    saver_name: { type: 'text', nullable: false, optional: false },
    section: { type: 'section_key', nullable: false, optional: false },
    version: { type: 'int4', nullable: false, optional: false },
  },
  site_section_drafts: {
    base_version: { type: 'int4', nullable: false, optional: false },
    content: { type: 'jsonb', nullable: false, optional: false },
    draft_id: { type: 'int4', nullable: false, optional: true },
    format: { type: 'int4', nullable: false, optional: true },
    saved_at: { type: 'timestamptz', nullable: false, optional: true },
    saved_by: { type: 'uuid', nullable: true, optional: true },
    saver_name: { type: 'text', nullable: false, optional: true },
    section: { type: 'section_key', nullable: false, optional: false },
    version: { type: 'int4', nullable: false, optional: true },
  },
  site_section_presence: {
    seen_at: { type: 'timestamptz', nullable: false, optional: true },
    section: { type: 'section_key', nullable: false, optional: false },
    tab: { type: 'text', nullable: false, optional: false },
    user_id: { type: 'uuid', nullable: false, optional: false },
    user_name: { type: 'text', nullable: false, optional: true },
  },
  site_section_revisions: {
    changes: { type: 'int4', nullable: true, optional: true },
    content: { type: 'jsonb', nullable: false, optional: false },
    draft_id: { type: 'int4', nullable: true, optional: true },
    format: { type: 'int4', nullable: false, optional: true },
    published_at: { type: 'timestamptz', nullable: false, optional: false },
    published_by: { type: 'uuid', nullable: true, optional: true },
    publisher_name: { type: 'text', nullable: false, optional: false },
    section: { type: 'section_key', nullable: false, optional: false },
    version: { type: 'int4', nullable: false, optional: false },
  },
  site_section_writes: {
    id: { type: 'text', nullable: false, optional: false },
    published: { type: 'bool', nullable: false, optional: false },
    section: { type: 'section_key', nullable: false, optional: false },
    version: { type: 'int4', nullable: false, optional: false },
    written_at: { type: 'timestamptz', nullable: false, optional: false },
  },
  site_sections: {
    content: { type: 'jsonb', nullable: false, optional: false },
    format: { type: 'int4', nullable: false, optional: true },
    published_at: { type: 'timestamptz', nullable: false, optional: true },
    section: { type: 'section_key', nullable: false, optional: false },
    version: { type: 'int4', nullable: false, optional: true },
  },
  user_roles: {
    created_at: { type: 'timestamptz', nullable: false, optional: true },
    role: { type: 'app_role', nullable: false, optional: false },
    user_id: { type: 'uuid', nullable: false, optional: false },
  },
} satisfies {
  [Table in keyof Tables]: Columns<Tables[Table]['Row'], Tables[Table]['Insert']>;
};

export const enums = {
  app_role: { admin: true },
  section_key: {
    hero: true,
    about: true,
    'vision-mission': true,
    values: true,
    services: true,
    clients: true,
    contact: true,
  },
} satisfies {
  [Name in keyof Database['public']['Enums']]: Record<Database['public']['Enums'][Name], true>;
};

type Functions = Database['public']['Functions'];
type Parameters<Args> = {
  [Name in keyof Args]-?: { type: string; optional: undefined extends Args[Name] ? true : false };
};

export const functions = {
  administrators: {},
  keep_unsaved: {
    base_version: { type: 'int4', optional: false },
    content: { type: 'jsonb', optional: false },
    section: { type: 'section_key', optional: false },
  },
  choose_picture: {
    path: { type: 'text', optional: false },
  },
  delete_picture: {
    path: { type: 'text', optional: false },
  },
  keep_picture: {
    bytes: { type: 'int4', optional: false },
    file_name: { type: 'text', optional: false },
    height: { type: 'int4', optional: false },
    path: { type: 'text', optional: false },
    width: { type: 'int4', optional: false },
  },
  make_administrator: {
    address: { type: 'text', optional: false },
  },
  picture_uses: {},
  publish_section: {
    content: { type: 'jsonb', optional: false },
    expected_draft: { type: 'int4', optional: true },
    expected_version: { type: 'int4', optional: false },
    format: { type: 'int4', optional: true },
    section: { type: 'section_key', optional: false },
    write_id: { type: 'text', optional: true },
  },
  remove_administrator: {
    account: { type: 'uuid', optional: false },
  },
  save_section_draft: {
    base_version: { type: 'int4', optional: false },
    content: { type: 'jsonb', optional: false },
    expected_version: { type: 'int4', optional: false },
    format: { type: 'int4', optional: true },
    section: { type: 'section_key', optional: false },
    write_id: { type: 'text', optional: true },
  },
  section_activity: {
    editing: { type: 'section_key', optional: true },
    tab: { type: 'text', optional: true },
  },
} satisfies { [Name in keyof Functions]: Parameters<Functions[Name]['Args']> };
