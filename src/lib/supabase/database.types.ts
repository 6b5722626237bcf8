/**
 * Rows as PostgREST returns them, in the shape of `supabase gen types`, written by hand.
 * tests/database/migrations.test.ts compares them with the migrations.
 */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Database = {
  public: {
    Tables: {
      role_changes: {
        Row: {
          address: string;
          changed_at: string;
          changed_by: string | null;
          changer_name: string;
          given: boolean;
          id: number;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
          user_name: string;
        };
        Insert: {
          address: string;
          changed_at?: string;
          changed_by?: string | null;
          changer_name: string;
          given: boolean;
          id?: never;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
          user_name: string;
        };
        Update: {
          address?: string;
          changed_at?: string;
          changed_by?: string | null;
          changer_name?: string;
          given?: boolean;
          id?: never;
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
          user_name?: string;
        };
        Relationships: [];
      };
      site_images: {
        Row: {
          bytes: number | null;
          chosen_at: string;
          chosen_by: string | null;
          description: string;
          file_name: string;
          height: number;
          path: string;
          uploaded_at: string;
          width: number;
        };
        Insert: {
          bytes?: number | null;
          chosen_at?: string;
          chosen_by?: string | null;
          description?: string;
          file_name?: string;
          height: number;
          path: string;
          uploaded_at?: string;
          width: number;
        };
        Update: {
          bytes?: number | null;
          chosen_at?: string;
          chosen_by?: string | null;
          description?: string;
          file_name?: string;
          height?: number;
          path?: string;
          uploaded_at?: string;
          width?: number;
        };
        Relationships: [];
      };
      site_section_draft_history: {
        Row: {
          base_version: number;
          draft_id: number;
          content: Json;
          ended_at: string | null;
          ended_by: string | null;
          ender_name: string | null;
          published_version: number | null;
          saved_at: string;
          saved_by: string | null;
          saver_name: string;
          section: Database['public']['Enums']['section_key'];
          version: number;
        };
        Insert: {
          base_version: number;
          draft_id: number;
          content: Json;
          ended_at?: string | null;
          ended_by?: string | null;
          ender_name?: string | null;
          published_version?: number | null;
          saved_at: string;
          saved_by?: string | null;
          saver_name: string;
          section: Database['public']['Enums']['section_key'];
          version: number;
        };
        Update: {
          base_version?: number;
          draft_id?: number;
          content?: Json;
          ended_at?: string | null;
          ended_by?: string | null;
          ender_name?: string | null;
          published_version?: number | null;
          saved_at?: string;
          saved_by?: string | null;
          saver_name?: string;
          section?: Database['public']['Enums']['section_key'];
          version?: number;
        };
        Relationships: [];
      };
      site_section_drafts: {
        Row: {
          base_version: number;
          content: Json;
          draft_id: number;
          format: number;
          saved_at: string;
          saved_by: string | null;
          saver_name: string;
          section: Database['public']['Enums']['section_key'];
          version: number;
        };
        Insert: {
          base_version: number;
          content: Json;
          draft_id?: number;
          format?: number;
          saved_at?: string;
          saved_by?: string | null;
          saver_name?: string;
          section: Database['public']['Enums']['section_key'];
          version?: number;
        };
        Update: {
          base_version?: number;
          content?: Json;
          draft_id?: number;
          format?: number;
          saved_at?: string;
          saved_by?: string | null;
          saver_name?: string;
          section?: Database['public']['Enums']['section_key'];
          version?: number;
        };
        Relationships: [];
      };
      site_section_presence: {
        Row: {
          seen_at: string;
          section: Database['public']['Enums']['section_key'];
          tab: string;
          user_id: string;
          user_name: string;
        };
        Insert: {
          seen_at?: string;
          section: Database['public']['Enums']['section_key'];
          tab: string;
          user_id: string;
          user_name?: string;
        };
        Update: {
          seen_at?: string;
          section?: Database['public']['Enums']['section_key'];
          tab?: string;
          user_id?: string;
          user_name?: string;
        };
        Relationships: [];
      };
      site_section_revisions: {
        Row: {
          changes: number | null;
          content: Json;
          draft_id: number | null;
          format: number;
          published_at: string;
          published_by: string | null;
          publisher_name: string;
          section: Database['public']['Enums']['section_key'];
          version: number;
        };
        Insert: {
          changes?: number | null;
          content: Json;
          draft_id?: number | null;
          format?: number;
          published_at: string;
          published_by?: string | null;
          publisher_name: string;
          section: Database['public']['Enums']['section_key'];
          version: number;
        };
        Update: {
          changes?: number | null;
          content?: Json;
          draft_id?: number | null;
          format?: number;
          published_at?: string;
          published_by?: string | null;
          publisher_name?: string;
          section?: Database['public']['Enums']['section_key'];
          version?: number;
        };
        Relationships: [];
      };
      site_section_writes: {
        Row: {
          id: string;
          published: boolean;
          section: Database['public']['Enums']['section_key'];
          version: number;
          written_at: string;
        };
        Insert: {
          id: string;
          published: boolean;
          section: Database['public']['Enums']['section_key'];
          version: number;
          written_at: string;
        };
        Update: {
          id?: string;
          published?: boolean;
          section?: Database['public']['Enums']['section_key'];
          version?: number;
          written_at?: string;
        };
        Relationships: [];
      };
      site_sections: {
        Row: {
          content: Json;
          format: number;
          published_at: string;
          section: Database['public']['Enums']['section_key'];
          version: number;
        };
        Insert: {
          content: Json;
          format?: number;
          published_at?: string;
          section: Database['public']['Enums']['section_key'];
          version?: number;
        };
        Update: {
          content?: Json;
          format?: number;
          published_at?: string;
          section?: Database['public']['Enums']['section_key'];
          version?: number;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      administrators: {
        Args: Record<never, never>;
        Returns: {
          address: string;
          full_name: string;
          /** Null for who was made one by SQL. */
          made_by: string | null;
          since: string;
          user_id: string;
        }[];
      };
      choose_picture: {
        Args: { path: string };
        Returns: Database['public']['Tables']['site_images']['Row'];
      };
      delete_picture: {
        Args: { path: string };
        Returns: Database['public']['Tables']['site_images']['Row'];
      };
      keep_picture: {
        Args: {
          bytes: number;
          file_name: string;
          height: number;
          path: string;
          width: number;
        };
        Returns: Database['public']['Tables']['site_images']['Row'];
      };
      keep_unsaved: {
        Args: {
          base_version: number;
          content: Json;
          section: Database['public']['Enums']['section_key'];
        };
        Returns: Database['public']['Tables']['site_section_draft_history']['Row'];
      };
      make_administrator: {
        Args: { address: string };
        Returns: Database['public']['Tables']['role_changes']['Row'];
      };
      picture_uses: {
        Args: Record<never, never>;
        Returns: {
          path: string;
          /** `published`, `draft` or `history`. */
          place: string;
          section: Database['public']['Enums']['section_key'];
        }[];
      };
      publish_section: {
        Args: {
          content: Json;
          expected_draft?: number;
          expected_version: number;
          format?: number;
          section: Database['public']['Enums']['section_key'];
          write_id?: string;
        };
        Returns: Database['public']['Tables']['site_sections']['Row'];
      };
      remove_administrator: {
        Args: { account: string };
        Returns: Database['public']['Tables']['role_changes']['Row'];
      };
      save_section_draft: {
        Args: {
          base_version: number;
          content: Json;
          expected_version: number;
          format?: number;
          section: Database['public']['Enums']['section_key'];
          write_id?: string;
        };
        Returns: Database['public']['Tables']['site_section_drafts']['Row'];
      };
      section_activity: {
        Args: { editing?: Database['public']['Enums']['section_key']; tab?: string };
        Returns: {
          at: string;
          section: Database['public']['Enums']['section_key'];
          /** Null unless `what` is editing. */
          tab_id: string | null;
          user_id: string | null;
          user_name: string;
          /** Of the draft or the publication; null for editing. */
          version: number | null;
          /** editing, saved or published */
          what: string;
        }[];
      };
    };
    Enums: {
      app_role: 'admin';
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
