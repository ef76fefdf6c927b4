ALTER TABLE "catalog_items" ALTER COLUMN "price_tiers" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD COLUMN "own_price_tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE catalog_items SET own_price_tiers = price_tiers;--> statement-breakpoint
-- What a product costs from each quantity up without a log-in, in the cheapest row of its tables. Where every row is on request, nothing.
CREATE FUNCTION catalog_table_tiers(item integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH cells AS (
    SELECT (part.range ->> 'from')::integer AS lower,
      (variant.ranges -> part.at::integer ->> 'from')::integer AS upper,
      (line.prices -> 'anonymous' ->> (part.at::integer - 1))::integer AS price
    FROM catalog_price_groups AS link
    JOIN price_variants AS variant ON variant.group_id = link.group_id
    JOIN price_rows AS line ON line.variant_id = variant.id
    CROSS JOIN LATERAL jsonb_array_elements(variant.ranges) WITH ORDINALITY AS part (range, at)
    WHERE link.item_id = item
  ),
  steps AS (
    SELECT step.lower, min(cell.price) AS price
    FROM (SELECT DISTINCT lower FROM cells) AS step
    JOIN cells AS cell ON cell.lower <= step.lower AND (cell.upper IS NULL OR step.lower < cell.upper)
    GROUP BY step.lower
    HAVING min(cell.price) IS NOT NULL
  ),
  changes AS (SELECT lower, price, lag(price) OVER (ORDER BY lower) AS before FROM steps)
  SELECT coalesce(jsonb_agg(jsonb_build_object('from', lower, 'price', price) ORDER BY lower), '[]')
  FROM changes WHERE price IS DISTINCT FROM before
$$;--> statement-breakpoint
CREATE FUNCTION catalog_price_tiers(item integer, own jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN EXISTS (
    SELECT FROM catalog_price_groups AS link
    JOIN price_variants AS variant ON variant.group_id = link.group_id
    JOIN price_rows AS line ON line.variant_id = variant.id
    WHERE link.item_id = item
  ) THEN catalog_table_tiers(item) ELSE own END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalog_price_own() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_tiers := catalog_price_tiers(NEW.id, NEW.own_price_tiers);
  NEW.price_from := catalog_lowest_price(NEW.id, NEW.price_tiers);
  RETURN NEW;
END
$$;--> statement-breakpoint
DROP TRIGGER price_own ON "catalog_items";--> statement-breakpoint
DROP TRIGGER price_above ON "catalog_items";--> statement-breakpoint
CREATE TRIGGER price_own BEFORE INSERT OR UPDATE OF "own_price_tiers", "price_tiers", "price_from" ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION catalog_price_own();--> statement-breakpoint
CREATE TRIGGER price_above AFTER INSERT OR DELETE OR UPDATE OF "own_price_tiers", "price_tiers", "price_from", "parent_id" ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION catalog_price_above();--> statement-breakpoint
-- All items are locked before one is written, since a write locks the groups above it, too.
CREATE FUNCTION catalog_refresh_prices(items integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalog_items WHERE id = ANY (items) ORDER BY id FOR NO KEY UPDATE;
  UPDATE catalog_items SET price_tiers = '[]'
  WHERE id = ANY (items) AND price_tiers IS DISTINCT FROM catalog_price_tiers(id, own_price_tiers);
END
$$;--> statement-breakpoint
CREATE FUNCTION catalog_price_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(
    SELECT DISTINCT link.item_id FROM changed
    JOIN price_variants AS variant ON variant.id = changed.variant_id
    JOIN catalog_price_groups AS link ON link.group_id = variant.group_id
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION catalog_price_variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(
    SELECT DISTINCT link.item_id FROM changed JOIN catalog_price_groups AS link ON link.group_id = changed.group_id
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION catalog_price_links_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(SELECT DISTINCT item_id FROM changed));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER item_prices_added AFTER INSERT ON "price_rows" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_rows_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_changed AFTER UPDATE ON "price_rows" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_rows_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_removed AFTER DELETE ON "price_rows" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_rows_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_changed AFTER UPDATE ON "price_variants" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_variants_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_removed AFTER DELETE ON "price_variants" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_variants_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_linked AFTER INSERT ON "catalog_price_groups" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_links_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_unlinked AFTER DELETE ON "catalog_price_groups" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_links_changed();--> statement-breakpoint
UPDATE catalog_items SET own_price_tiers = CASE
  WHEN EXISTS (SELECT FROM catalog_price_groups AS link WHERE link.item_id = catalog_items.id) THEN '[]'
  ELSE own_price_tiers END;--> statement-breakpoint
UPDATE content_drafts AS draft SET snapshot = jsonb_set(draft.snapshot, '{priceTiers}', '[]')
FROM content_entries AS entry
WHERE entry.id = draft.entry_id AND entry.kind = 'item'
  AND jsonb_array_length(draft.snapshot -> 'priceGroups') > 0 AND jsonb_array_length(draft.snapshot -> 'priceTiers') > 0;--> statement-breakpoint
UPDATE catalog_hidden_items SET snapshot = jsonb_set(snapshot, '{priceTiers}', '[]')
WHERE jsonb_array_length(snapshot -> 'priceGroups') > 0 AND jsonb_array_length(snapshot -> 'priceTiers') > 0;
