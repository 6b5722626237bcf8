-- The history said "7 changes" of an uploaded picture and a new title: it counted kind, path, width and
-- height. Now it counts what the editor shows. Versions published before keep their number.

create or replace function private.changed_fields(before jsonb, after jsonb)
  returns integer
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  total integer := 0;
  listed boolean;
begin
  if before is not distinct from after then
    return 0;
  end if;
  -- Another picture is one change, whatever is stored of it; its description is a field of its own.
  if before ? 'kind' and after ? 'kind' then
    return (before - 'alt' is distinct from after - 'alt')::integer
      + (before -> 'alt' is distinct from after -> 'alt')::integer;
  end if;
  if jsonb_typeof(before) = 'object' and jsonb_typeof(after) = 'object' then
    select coalesce(sum(private.changed_fields(before -> key, after -> key)), 0) into total
    from (select jsonb_object_keys(before) as key union select jsonb_object_keys(after)) as keys;
    return total;
  end if;
  listed := case
    when jsonb_typeof(before) = 'array' and jsonb_typeof(after) = 'array' then
      (select count(distinct item ->> 'id') from jsonb_array_elements(before) as item) = jsonb_array_length(before)
      and (select count(distinct item ->> 'id') from jsonb_array_elements(after) as item) = jsonb_array_length(after)
  end;
  if listed is not true then
    return 1;
  end if;
  -- Items go by their id: what was added, removed or edited, and once if the others changed places.
  with
    old_items as (
      select item, item ->> 'id' as id, place
      from jsonb_array_elements(before) with ordinality as items (item, place)
    ),
    new_items as (
      select item, item ->> 'id' as id, place
      from jsonb_array_elements(after) with ordinality as items (item, place)
    ),
    pairs as (
      select
        old_items.item as old_item,
        new_items.item as new_item,
        row_number() over (partition by old_items.id is null or new_items.id is null order by old_items.place)
          is distinct from
        row_number() over (partition by old_items.id is null or new_items.id is null order by new_items.place)
          as moved
      from old_items full join new_items using (id)
    )
  select
    coalesce(sum(
      case
        when old_item is null or new_item is null then 1
        else private.changed_fields(old_item, new_item)
      end
    ), 0)
    + coalesce(max(case when moved and old_item is not null and new_item is not null then 1 else 0 end), 0)
  into total
  from pairs;
  return total;
end
$$;
