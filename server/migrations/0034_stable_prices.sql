-- One statement moves the variants of a price group. A deferrable constraint is checked at its end, not after each row.
ALTER TABLE price_variants
  DROP CONSTRAINT price_variants_index,
  ADD CONSTRAINT price_variants_index UNIQUE (group_id, index) DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
-- Positions, labels and titles change no price. Deriving the prices of items takes seconds for the largest groups.
CREATE FUNCTION catalog_price_rows_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(
    SELECT DISTINCT link.item_id FROM after_change
    JOIN before_change ON before_change.id = after_change.id
    JOIN price_variants AS variant ON variant.id IN (before_change.variant_id, after_change.variant_id)
    JOIN catalog_price_groups AS link ON link.group_id = variant.group_id
    WHERE (before_change.variant_id, before_change.prices) IS DISTINCT FROM (after_change.variant_id, after_change.prices)
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION catalog_price_variants_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalog_refresh_prices(ARRAY(
    SELECT DISTINCT link.item_id FROM after_change
    JOIN before_change ON before_change.id = after_change.id
    JOIN catalog_price_groups AS link ON link.group_id IN (before_change.group_id, after_change.group_id)
    WHERE (before_change.group_id, before_change.ranges) IS DISTINCT FROM (after_change.group_id, after_change.ranges)
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER item_prices_changed ON price_rows;--> statement-breakpoint
CREATE TRIGGER item_prices_changed AFTER UPDATE ON price_rows REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_rows_updated();--> statement-breakpoint
DROP TRIGGER item_prices_changed ON price_variants;--> statement-breakpoint
CREATE TRIGGER item_prices_changed AFTER UPDATE ON price_variants REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_variants_updated();
