/**
 * Rows as PostgREST returns them, in the shape of `supabase gen types`, written by hand. No table may be written
 * over the API.
 * tests/database/migrations.test.ts compares them with the migrations.
 */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Database = {
  public: {
    Tables: {
      role_changes: {
        Row: {
          changed_at: string;
          changed_by: string | null;
          changer_name: string;
          email: string;
          given: boolean;
          id: number;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
          user_name: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      section_entries: {
        Row: {
          at: string;
          author: string | null;
          author_name: string;
          /** Null for the default content. */
          content: Json;
          format: number;
          id: number;
          kind: Database['public']['Enums']['entry_kind'];
          parent: number | null;
          section: Database['public']['Enums']['section_key'];
          write_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      section_presence: {
        Row: {
          at: string;
          section: Database['public']['Enums']['section_key'];
          tab: string;
          user_id: string;
          user_name: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      site_images: {
        Row: {
          bytes: number;
          description: string;
          file_name: string;
          height: number;
          hidden: boolean;
          path: string;
          uploaded_at: string;
          uploaded_by: string | null;
          uploader_name: string;
          width: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      site_sections: {
        Row: {
          content: Json;
          entry: number;
          format: number;
          published_at: string;
          section: Database['public']['Enums']['section_key'];
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: 'site_sections_entry_fkey';
            columns: ['entry'];
            isOneToOne: false;
            referencedRelation: 'section_entries';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      administrators: {
        Args: Record<never, never>;
        Returns: {
          email: string;
          full_name: string;
          /** Null if made by SQL. */
          made_by: string | null;
          since: string;
          user_id: string;
        }[];
      };
      hide_image: {
        Args: { hidden: boolean; path: string };
        Returns: Database['public']['Tables']['site_images']['Row'];
      };
      add_image: {
        Args: {
          bytes: number;
          file_name: string;
          height: number;
          path: string;
          width: number;
        };
        Returns: Database['public']['Tables']['site_images']['Row'];
      };
      make_administrator: {
        Args: { email: string };
        Returns: Database['public']['Tables']['role_changes']['Row'];
      };
      remove_administrator: {
        Args: { account: string };
        Returns: Database['public']['Tables']['role_changes']['Row'];
      };
      say_typing: {
        Args: { section: Database['public']['Enums']['section_key']; tab: string; typing: boolean };
        Returns: Database['public']['Tables']['section_presence']['Row'][];
      };
      section_heads: {
        Args: Record<never, never>;
        Returns: Database['public']['Tables']['section_entries']['Row'][];
      };
      write_entry: {
        Args: {
          /** Ignored for `discarded`. */
          content: Json;
          format: number;
          kind: Database['public']['Enums']['entry_kind'];
          /** Id of the head that the author last loaded; null for none. */
          parent: number | null;
          section: Database['public']['Enums']['section_key'];
          write_id: string;
        };
        Returns: {
          entry: Database['public']['Tables']['section_entries']['Row'];
          /** Null for a section in which only texts were set aside. */
          head: Database['public']['Tables']['section_entries']['Row'] | null;
        };
      };
    };
    Enums: {
      app_role: 'admin';
      entry_kind: 'draft' | 'published' | 'discarded' | 'aside';
      section_key:
        | 'hero'
        | 'about'
        | 'vision-mission'
        | 'values'
        | 'services'
        | 'clients'
        | 'contact';
    };
    CompositeTypes: Record<never, never>;
  };
};
