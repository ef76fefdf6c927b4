ALTER TABLE "catalog_items" ADD COLUMN "price_from" integer;--> statement-breakpoint
WITH RECURSIVE below (root, id) AS (
  SELECT id, id FROM catalog_items
  UNION
  SELECT below.root, item.id FROM below JOIN catalog_items AS item ON item.parent_id = below.id
),
lowest AS (
  SELECT below.root, min((tier ->> 'price')::integer) AS price
  FROM below
  JOIN catalog_items AS item ON item.id = below.id
  CROSS JOIN jsonb_array_elements(item.price_tiers) AS tier
  GROUP BY below.root
)
UPDATE catalog_items SET price_from = lowest.price FROM lowest WHERE lowest.root = catalog_items.id;--> statement-breakpoint
CREATE INDEX "catalog_items_price" ON "catalog_items" USING btree ("parent_id","price_from");--> statement-breakpoint
CREATE INDEX "catalog_items_position" ON "catalog_items" USING btree ("position");--> statement-breakpoint
CREATE INDEX "catalog_items_home" ON "catalog_items" USING btree ("position") WHERE on_home;--> statement-breakpoint
CREATE FUNCTION catalog_lowest_price(item_id integer, tiers jsonb) RETURNS integer LANGUAGE sql AS $$
  SELECT least(
    (SELECT min((tier ->> 'price')::integer) FROM jsonb_array_elements(tiers) AS tier),
    (SELECT min(price_from) FROM catalog_items WHERE parent_id = item_id)
  )
$$;--> statement-breakpoint
CREATE FUNCTION catalog_price_own() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_from := catalog_lowest_price(NEW.id, NEW.price_tiers);
  RETURN NEW;
END
$$;--> statement-breakpoint
-- The group is locked before its children are read: whoever changes another child at the same time has either
-- committed by then and is seen, or waits here and sees this one.
CREATE FUNCTION catalog_price_above() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer;
BEGIN
  IF (NEW.price_from, NEW.parent_id) IS NOT DISTINCT FROM (OLD.price_from, OLD.parent_id) THEN
    RETURN NULL;
  END IF;
  FOREACH above IN ARRAY array_remove(ARRAY[least(OLD.parent_id, NEW.parent_id),
    nullif(greatest(OLD.parent_id, NEW.parent_id), least(OLD.parent_id, NEW.parent_id))], NULL)
  LOOP
    PERFORM FROM catalog_items WHERE id = above FOR NO KEY UPDATE;
    UPDATE catalog_items SET price_from = NULL
    WHERE id = above AND price_from IS DISTINCT FROM catalog_lowest_price(id, price_tiers);
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER price_own BEFORE INSERT OR UPDATE OF "price_tiers", "price_from" ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION catalog_price_own();--> statement-breakpoint
CREATE TRIGGER price_above AFTER INSERT OR DELETE OR UPDATE OF "price_tiers", "price_from", "parent_id" ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION catalog_price_above();--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "price_from";--> statement-breakpoint
-- Prices are no longer part of the index.
CREATE OR REPLACE FUNCTION search_item_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_mark_items(ARRAY[coalesce(NEW.id, OLD.id)]);
  IF TG_OP = 'UPDATE' AND (NEW.name, NEW.parent_id) IS DISTINCT FROM (OLD.name, OLD.parent_id) THEN
    PERFORM search_mark_items(ARRAY(
      WITH RECURSIVE below (id) AS (
        SELECT id FROM catalog_items WHERE parent_id = NEW.id
        UNION
        SELECT item.id FROM below JOIN catalog_items AS item ON item.parent_id = below.id
      )
      SELECT id FROM below
    ));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER search_changed ON "catalog_items";--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF "name", "kind", "is_group", "parent_id", "position", "summary", "properties" ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION search_item_changed();
