-- Notifies of the changed rows of a table: its name, and the old and new values of the columns in the trigger's arguments,
-- such as `catalog_items ["id=5", "slug=polo"]`. Notifies of the table alone if many rows changed, or many statements of
-- one transaction changed rows: equal messages of a transaction are sent once. Rows without a difference do not count.
CREATE FUNCTION notify_content_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sent integer := coalesce(nullif(current_setting('rapport.changed_rows', true), ''), '0')::integer;
  changed jsonb[];
  payload text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    changed := ARRAY(SELECT to_jsonb(one) FROM (SELECT * FROM after_change LIMIT 51) AS one);
  ELSIF TG_OP = 'DELETE' THEN
    changed := ARRAY(SELECT to_jsonb(one) FROM (SELECT * FROM before_change LIMIT 51) AS one);
  ELSIF (SELECT count(*) FROM (SELECT FROM after_change LIMIT 26) AS counted) > 25 THEN
    changed := array_fill('{}'::jsonb, ARRAY[51]);
  ELSE
    changed := ARRAY(
      (SELECT to_jsonb(one) FROM before_change AS one EXCEPT SELECT to_jsonb(one) FROM after_change AS one)
      UNION ALL
      (SELECT to_jsonb(one) FROM after_change AS one EXCEPT SELECT to_jsonb(one) FROM before_change AS one)
    );
  END IF;
  IF cardinality(changed) = 0 THEN
    RETURN NULL;
  END IF;
  IF sent < 16 AND cardinality(changed) <= 50 THEN
    SELECT TG_TABLE_NAME || ' ' || jsonb_agg(DISTINCT name || '=' || (one ->> name)) INTO payload
    FROM unnest(changed) AS one, unnest(TG_ARGV) AS name WHERE one ->> name IS NOT NULL;
    PERFORM set_config('rapport.changed_rows', (sent + 1)::text, true);
  END IF;
  -- A payload has 8000 bytes at most.
  IF octet_length(payload) > 7000 THEN
    payload := NULL;
  END IF;
  PERFORM pg_notify('content_changed', coalesce(payload, TG_TABLE_NAME));
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER content_changed ON catalog_items;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER TRUNCATE ON catalog_items FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_rows_added AFTER INSERT ON catalog_items REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('id', 'slug', 'parent_id');--> statement-breakpoint
CREATE TRIGGER content_rows_changed AFTER UPDATE ON catalog_items REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('id', 'slug', 'parent_id');--> statement-breakpoint
CREATE TRIGGER content_rows_removed AFTER DELETE ON catalog_items REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('id', 'slug', 'parent_id');--> statement-breakpoint
DROP TRIGGER content_changed ON catalog_former_slugs;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER TRUNCATE ON catalog_former_slugs FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_rows_added AFTER INSERT ON catalog_former_slugs REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('slug', 'item_id');--> statement-breakpoint
CREATE TRIGGER content_rows_changed AFTER UPDATE ON catalog_former_slugs REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('slug', 'item_id');--> statement-breakpoint
CREATE TRIGGER content_rows_removed AFTER DELETE ON catalog_former_slugs REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('slug', 'item_id');--> statement-breakpoint
DROP TRIGGER content_changed ON catalog_showcases;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER TRUNCATE ON catalog_showcases FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_rows_added AFTER INSERT ON catalog_showcases REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('landing_id');--> statement-breakpoint
CREATE TRIGGER content_rows_changed AFTER UPDATE ON catalog_showcases REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('landing_id');--> statement-breakpoint
CREATE TRIGGER content_rows_removed AFTER DELETE ON catalog_showcases REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('landing_id');--> statement-breakpoint
DROP TRIGGER content_changed ON catalog_price_groups;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER TRUNCATE ON catalog_price_groups FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_rows_added AFTER INSERT ON catalog_price_groups REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('item_id');--> statement-breakpoint
CREATE TRIGGER content_rows_changed AFTER UPDATE ON catalog_price_groups REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('item_id');--> statement-breakpoint
CREATE TRIGGER content_rows_removed AFTER DELETE ON catalog_price_groups REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('item_id');--> statement-breakpoint
DROP TRIGGER content_changed ON seo_records;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER TRUNCATE ON seo_records FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_rows_added AFTER INSERT ON seo_records REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('entity_id');--> statement-breakpoint
CREATE TRIGGER content_rows_changed AFTER UPDATE ON seo_records REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('entity_id');--> statement-breakpoint
CREATE TRIGGER content_rows_removed AFTER DELETE ON seo_records REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION notify_content_rows('entity_id');
