CREATE FUNCTION prices_of_list(prices jsonb, list text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(prices -> list, prices -> 'anonymous', '[]')
$$;--> statement-breakpoint
-- Every cell of every table, for each price list. Quantities are in the unit of the group; halves belong to the range that begins below them.
CREATE VIEW table_prices AS
SELECT variant.group_id, variant.index AS variant, priced.material_id, priced.label, priced.position, list.name AS list,
  (step.range ->> 'from')::integer AS from_quantity,
  (step.range ->> 'to')::integer AS to_quantity,
  (prices_of_list(priced.prices, list.name) ->> (step.place - 1)::integer)::integer AS price
FROM price_variants AS variant
JOIN price_rows AS priced ON priced.variant_id = variant.id
CROSS JOIN (VALUES ('anonymous'), ('registered'), ('wholesale'), ('dealer')) AS list (name)
CROSS JOIN LATERAL jsonb_array_elements(variant.ranges) WITH ORDINALITY AS step (range, place);--> statement-breakpoint
-- What items cost: by the tables of their price groups, or, without any, by their own tiers, which are the same for each list.
CREATE VIEW item_prices AS
SELECT link.item_id, cell.group_id, cell.variant, cell.material_id, cell.label, cell.list, cell.from_quantity, cell.to_quantity, cell.price
FROM catalog_price_groups AS link
JOIN table_prices AS cell ON cell.group_id = link.group_id
UNION ALL
SELECT item.id, NULL, NULL, NULL, NULL, list.name,
  (own.tier ->> 'from')::integer,
  (item.own_price_tiers -> own.place::integer ->> 'from')::integer - 1,
  (own.tier ->> 'price')::integer
FROM catalog_items AS item
CROSS JOIN (VALUES ('anonymous'), ('registered'), ('wholesale'), ('dealer')) AS list (name)
CROSS JOIN LATERAL jsonb_array_elements(item.own_price_tiers) WITH ORDINALITY AS own (tier, place)
WHERE NOT EXISTS (SELECT FROM catalog_price_groups AS link WHERE link.item_id = item.id);--> statement-breakpoint
-- The lowest price at each quantity at which one changes. A price of null ends a ladder: all else is on request.
CREATE OR REPLACE FUNCTION catalog_table_tiers(item integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH cells AS MATERIALIZED (
    SELECT from_quantity, to_quantity, price FROM item_prices WHERE item_id = item AND list = 'anonymous'
  ),
  steps AS (
    SELECT step.quantity, min(cells.price) AS price
    FROM (SELECT DISTINCT from_quantity AS quantity FROM cells) AS step
    JOIN cells ON cells.from_quantity <= step.quantity AND coalesce(cells.to_quantity >= step.quantity, true)
    GROUP BY step.quantity
  ),
  changes AS (SELECT quantity, price, lag(price) OVER (ORDER BY quantity) AS before FROM steps)
  SELECT coalesce(jsonb_agg(jsonb_build_object('from', quantity, 'price', price) ORDER BY quantity), '[]')
  FROM changes WHERE price IS DISTINCT FROM before
$$;--> statement-breakpoint
CREATE FUNCTION catalog_has_tables(item integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM catalog_price_groups WHERE item_id = item)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalog_price_own() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF catalog_has_tables(NEW.id) THEN
    NEW.own_price_tiers := '[]';
    NEW.price_tiers := catalog_table_tiers(NEW.id);
  ELSE
    NEW.price_tiers := NEW.own_price_tiers;
  END IF;
  NEW.price_from := catalog_lowest_price(NEW.id, NEW.price_tiers);
  RETURN NEW;
END
$$;--> statement-breakpoint
-- All items are locked before one is written, since a write locks the groups above it, too.
CREATE OR REPLACE FUNCTION catalog_refresh_prices(items integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalog_items WHERE id = ANY (items) ORDER BY id FOR NO KEY UPDATE;
  UPDATE catalog_items SET price_tiers = '[]' WHERE id = ANY (items) AND CASE WHEN catalog_has_tables(id)
    THEN own_price_tiers <> '[]' OR price_tiers <> catalog_table_tiers(id) ELSE price_tiers <> own_price_tiers END;
END
$$;--> statement-breakpoint
DROP FUNCTION catalog_price_tiers;--> statement-breakpoint
UPDATE catalog_items SET price_tiers = '[]' WHERE catalog_has_tables(id);--> statement-breakpoint
UPDATE content_batch_entries SET draft_before = jsonb_set(draft_before, '{priceTiers}', '[]')
WHERE draft_before -> 'priceGroups' <> '[]' AND draft_before -> 'priceTiers' <> '[]';
