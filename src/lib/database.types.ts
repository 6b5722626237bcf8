/**
 * The rows as the API gives them, in the shape of Supabase's generator, written by hand.
 * tests/database/migrations.test.ts compares it with the migrations.
 */
export type Database = {
  public: {
    Tables: {
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
    Functions: Record<never, never>;
    Enums: {
      app_role: 'admin';
    };
    CompositeTypes: Record<never, never>;
  };
};
