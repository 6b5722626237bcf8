export function list(queries: string): readonly string[] {
  return queries.trim().split(/;\s+/);
}
