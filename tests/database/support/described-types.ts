import type { Database, Json } from '../../../src/lib/supabase/database.types.ts';

type Tables = Database['public']['Tables'];
type Columns<Row> = {
  [Name in keyof Row]: {
    type: string;
    /** `Json` includes null, so its type does not tell whether the column is nullable. */
    nullable: Json extends Row[Name] ? boolean : null extends Row[Name] ? true : false;
  };
};

// The compiler compares this with database.types.ts, and migrations.test.ts with the migrations.
export const tables = {
  role_changes: {
    changed_at: { type: 'timestamptz', nullable: false },
    changed_by: { type: 'uuid', nullable: true },
    changer_name: { type: 'text', nullable: false },
    email: { type: 'text', nullable: false },
    given: { type: 'bool', nullable: false },
    id: { type: 'int8', nullable: false },
    role: { type: 'app_role', nullable: false },
    user_id: { type: 'uuid', nullable: false },
    user_name: { type: 'text', nullable: false },
  },
  section_entries: {
    at: { type: 'timestamptz', nullable: false },
    author: { type: 'uuid', nullable: true },
    author_name: { type: 'text', nullable: false },
    content: { type: 'jsonb', nullable: true },
    format: { type: 'int4', nullable: false },
    id: { type: 'int8', nullable: false },
    kind: { type: 'entry_kind', nullable: false },
    parent: { type: 'int8', nullable: true },
    section: { type: 'section_key', nullable: false },
    write_id: { type: 'text', nullable: false },
  },
  section_presence: {
    at: { type: 'timestamptz', nullable: false },
    section: { type: 'section_key', nullable: false },
    tab: { type: 'text', nullable: false },
    user_id: { type: 'uuid', nullable: false },
    user_name: { type: 'text', nullable: false },
  },
  site_images: {
    bytes: { type: 'int4', nullable: false },
    description: { type: 'text', nullable: false },
    file_name: { type: 'text', nullable: false },
    height: { type: 'int4', nullable: false },
    hidden: { type: 'bool', nullable: false },
    path: { type: 'text', nullable: false },
    uploaded_at: { type: 'timestamptz', nullable: false },
    uploaded_by: { type: 'uuid', nullable: true },
    uploader_name: { type: 'text', nullable: false },
    width: { type: 'int4', nullable: false },
  },
  site_sections: {
    content: { type: 'jsonb', nullable: false },
    entry: { type: 'int8', nullable: false },
    format: { type: 'int4', nullable: false },
    published_at: { type: 'timestamptz', nullable: false },
    section: { type: 'section_key', nullable: false },
  },
  user_roles: {
    created_at: { type: 'timestamptz', nullable: false },
    role: { type: 'app_role', nullable: false },
    user_id: { type: 'uuid', nullable: false },
  },
} satisfies {
  [Table in keyof Tables]: Columns<Tables[Table]['Row']>;
};

export const enums = {
  app_role: { admin: true },
  entry_kind: { draft: true, published: true, discarded: true, aside: true },
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
  hide_image: {
    hidden: { type: 'bool', optional: false },
    path: { type: 'text', optional: false },
  },
  add_image: {
    bytes: { type: 'int4', optional: false },
    file_name: { type: 'text', optional: false },
    height: { type: 'int4', optional: false },
    path: { type: 'text', optional: false },
    width: { type: 'int4', optional: false },
  },
  make_administrator: {
    code: { type: 'text', optional: false },
    email: { type: 'text', optional: false },
  },
  remove_administrator: {
    account: { type: 'uuid', optional: false },
  },
  say_typing: {
    section: { type: 'section_key', optional: false },
    tab: { type: 'text', optional: false },
    typing: { type: 'bool', optional: false },
  },
  section_heads: {},
  write_entry: {
    content: { type: 'jsonb', optional: false },
    format: { type: 'int4', optional: false },
    kind: { type: 'entry_kind', optional: false },
    parent: { type: 'int8', optional: false },
    section: { type: 'section_key', optional: false },
    write_id: { type: 'text', optional: false },
  },
} satisfies { [Name in keyof Functions]: Parameters<Functions[Name]['Args']> };
