CREATE TABLE "catalog_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "catalog_hidden_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"path" text
);--> statement-breakpoint
CREATE TABLE "catalog_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"is_group" boolean NOT NULL,
	"parent_id" integer,
	"position" double precision NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"properties" jsonb NOT NULL,
	"unit" text NOT NULL,
	"own_price_tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_from" integer,
	"lead_time_days" integer,
	"size_tables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo" integer,
	"banner" integer,
	"divider" integer,
	"gallery" integer[] NOT NULL,
	"on_home" boolean DEFAULT false NOT NULL,
	CONSTRAINT "catalog_items_slug_unique" UNIQUE("slug")
);--> statement-breakpoint
CREATE TABLE "catalog_price_groups" (
	"item_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalog_price_groups_item_id_group_id_pk" PRIMARY KEY("item_id","group_id")
);--> statement-breakpoint
CREATE TABLE "catalog_showcases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"landing_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"position" integer NOT NULL
);--> statement-breakpoint
ALTER TABLE "catalog_former_slugs" ADD CONSTRAINT "catalog_former_slugs_item_id_catalog_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "catalog_items"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_parent_id_catalog_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "catalog_items"("id");--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_logo_media_id_fk" FOREIGN KEY ("logo") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_banner_media_id_fk" FOREIGN KEY ("banner") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_divider_media_id_fk" FOREIGN KEY ("divider") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "catalog_price_groups" ADD CONSTRAINT "catalog_price_groups_item_id_catalog_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "catalog_items"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "catalog_price_groups" ADD CONSTRAINT "catalog_price_groups_group_id_price_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "price_groups"("id") ON DELETE restrict;--> statement-breakpoint
ALTER TABLE "catalog_showcases" ADD CONSTRAINT "catalog_showcases_landing_id_catalog_items_id_fk" FOREIGN KEY ("landing_id") REFERENCES "catalog_items"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "catalog_hidden_items_parent" ON "catalog_hidden_items" ("parent_id");--> statement-breakpoint
CREATE INDEX "catalog_items_parent" ON "catalog_items" ("parent_id","position");--> statement-breakpoint
CREATE INDEX "catalog_items_price" ON "catalog_items" ("parent_id","price_from");--> statement-breakpoint
CREATE INDEX "catalog_items_position" ON "catalog_items" ("position");--> statement-breakpoint
CREATE INDEX "catalog_items_menu" ON "catalog_items" ("position") WHERE is_group or kind <> 'regular';--> statement-breakpoint
CREATE INDEX "catalog_items_home" ON "catalog_items" ("position") WHERE on_home;--> statement-breakpoint
CREATE INDEX "catalog_items_logo" ON "catalog_items" ("logo");--> statement-breakpoint
CREATE INDEX "catalog_items_banner" ON "catalog_items" ("banner");--> statement-breakpoint
CREATE INDEX "catalog_items_divider" ON "catalog_items" ("divider");--> statement-breakpoint
CREATE INDEX "catalog_price_groups_group" ON "catalog_price_groups" ("group_id");--> statement-breakpoint
CREATE INDEX "catalog_showcases_landing" ON "catalog_showcases" ("landing_id","position");--> statement-breakpoint
-- Prices of items: from the tables of their price groups, or else from their own tiers, which are the same for each list.
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
CREATE FUNCTION catalog_lowest_price(item_id integer, tiers jsonb) RETURNS integer LANGUAGE sql AS $$
  SELECT least(
    (SELECT min((tier ->> 'price')::integer) FROM jsonb_array_elements(tiers) AS tier),
    (SELECT min(price_from) FROM catalog_items WHERE parent_id = item_id)
  )
$$;--> statement-breakpoint
CREATE FUNCTION catalog_price_own() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- Locks the group before reading its children: a concurrent change of another child has either committed and is read, or
-- waits here and reads this change.
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
-- The lowest price at each quantity where it changes. A null price ends the tiers: larger quantities are on request.
CREATE FUNCTION catalog_table_tiers(item integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
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
-- Locks all items before the first write, since a write also locks the groups above.
CREATE FUNCTION catalog_refresh_prices(items integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalog_items WHERE id = ANY (items) ORDER BY id FOR NO KEY UPDATE;
  UPDATE catalog_items SET price_tiers = '[]' WHERE id = ANY (items) AND CASE WHEN catalog_has_tables(id)
    THEN own_price_tiers <> '[]' OR price_tiers <> catalog_table_tiers(id) ELSE price_tiers <> own_price_tiers END;
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
CREATE FUNCTION catalog_has_tables(item integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM catalog_price_groups WHERE item_id = item)
$$;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog_items FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog_former_slugs FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog_showcases FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog_price_groups FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalog_hidden_items FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER price_own BEFORE INSERT OR UPDATE OF own_price_tiers, price_tiers, price_from ON catalog_items FOR EACH ROW EXECUTE FUNCTION catalog_price_own();--> statement-breakpoint
CREATE TRIGGER price_above AFTER INSERT OR DELETE OR UPDATE OF own_price_tiers, price_tiers, price_from, parent_id ON catalog_items FOR EACH ROW EXECUTE FUNCTION catalog_price_above();--> statement-breakpoint
CREATE TRIGGER item_prices_added AFTER INSERT ON price_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_rows_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_changed AFTER UPDATE ON price_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_rows_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_removed AFTER DELETE ON price_rows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_rows_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_changed AFTER UPDATE ON price_variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_variants_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_removed AFTER DELETE ON price_variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_variants_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_linked AFTER INSERT ON catalog_price_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_links_changed();--> statement-breakpoint
CREATE TRIGGER item_prices_unlinked AFTER DELETE ON catalog_price_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION catalog_price_links_changed();
