/** Types of the API. Tests of tests/database compare rows and enums with the migrations. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

type AppRole = 'admin';
/** `aside`: text that was replaced in its author's form. A section's head is its newest entry of any other kind. */
type EntryKind = 'draft' | 'published' | 'discarded' | 'aside';
type SectionKey =
  | 'hero'
  | 'about'
  | 'vision-mission'
  | 'values'
  | 'services'
  | 'clients'
  | 'contact';

type RoleChange = {
  changed_at: string;
  changed_by: string | null;
  changer_name: string;
  email: string;
  given: boolean;
  id: number;
  role: AppRole;
  user_id: string;
  user_name: string;
};

/** `at`: ISO 8601, by the server's clock. */
export type SectionEntry = {
  at: string;
  author: string | null;
  author_name: string;
  /** Null if a draft was discarded while nothing was published: the default content applies. */
  content: Json;
  format: number;
  id: number;
  kind: EntryKind;
  parent: number | null;
  section: SectionKey;
  write_id: string;
};

type SectionPresence = {
  at: string;
  section: SectionKey;
  tab: string;
  user_id: string;
  user_name: string;
};

/** `width` and `height`: pixels of the largest stored size. */
export type SiteImage = {
  bytes: number;
  /** The picture's last alt text that was not blank in a draft or publication, or ''. */
  description: string;
  file_name: string;
  height: number;
  /** A hidden picture is offered with _Show hidden_ only, but stays in the sections that use it. */
  hidden: boolean;
  path: string;
  uploaded_at: string;
  uploaded_by: string | null;
  uploader_name: string;
  width: number;
};

type SiteSection = {
  content: Json;
  entry: number;
  format: number;
  published_at: string;
  section: SectionKey;
};

type EntryRelationship = {
  foreignKeyName: 'site_sections_entry_fkey';
  columns: ['entry'];
  isOneToOne: false;
  referencedRelation: 'section_entries';
  referencedColumns: ['id'];
};

export type Administrator = {
  email: string;
  full_name: string;
  /** Null if the role was given by SQL. */
  made_by: string | null;
  since: string;
  user_id: string;
};

/** Clients cannot write to tables. They call functions to write. */
type Table<Row, Relationships = []> = {
  Row: Row;
  Insert: never;
  Update: never;
  Relationships: Relationships;
};

type Nothing = Record<never, never>;

export type NewEntry = Pick<
  SectionEntry,
  'content' | 'format' | 'kind' | 'parent' | 'section' | 'write_id'
>;

export type Database = {
  public: {
    Tables: {
      role_changes: Table<RoleChange>;
      section_entries: Table<SectionEntry>;
      section_presence: Table<SectionPresence>;
      site_images: Table<SiteImage>;
      site_sections: Table<SiteSection, [EntryRelationship]>;
      user_roles: Table<{ created_at: string; role: AppRole; user_id: string }>;
    };
    Views: Nothing;
    Functions: {
      add_image: {
        Args: Pick<SiteImage, 'bytes' | 'file_name' | 'height' | 'path' | 'width'>;
        Returns: SiteImage;
      };
      administrators: { Args: Nothing; Returns: Administrator[] };
      hide_image: { Args: Pick<SiteImage, 'hidden' | 'path'>; Returns: SiteImage };
      make_administrator: { Args: { email: string; code: string }; Returns: RoleChange };
      remove_administrator: { Args: { account: string }; Returns: RoleChange };
      say_typing: {
        Args: Pick<SectionPresence, 'section' | 'tab'> & { typing: boolean };
        Returns: SectionPresence[];
      };
      section_heads: { Args: Nothing; Returns: SectionEntry[] };
      /** `parent`: id of the head that the author had loaded, or null. `head`: null if there are only `aside` entries. */
      write_entry: { Args: NewEntry; Returns: { entry: SectionEntry; head: SectionEntry | null } };
    };
    Enums: { app_role: AppRole; entry_kind: EntryKind; section_key: SectionKey };
  };
};
