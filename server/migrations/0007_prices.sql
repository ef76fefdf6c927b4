CREATE FUNCTION prices_of_list(prices jsonb, list text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(prices -> list, prices -> 'anonymous', '[]')
$$;--> statement-breakpoint
CREATE TABLE "price_category_materials" (
	"category_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "price_category_materials_category_id_material_id_pk" PRIMARY KEY("category_id","material_id")
);--> statement-breakpoint
CREATE TABLE "price_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "price_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"erp_id" text NOT NULL,
	"title" text NOT NULL,
	"unit" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_groups_erpId_unique" UNIQUE("erp_id")
);--> statement-breakpoint
CREATE TABLE "price_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"variant_id" integer NOT NULL,
	"material_id" integer NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"prices" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "price_variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"group_id" integer NOT NULL,
	"index" integer NOT NULL,
	"title" text NOT NULL,
	"ranges" jsonb NOT NULL,
	CONSTRAINT "price_variants_index" UNIQUE("group_id","index")
);--> statement-breakpoint
ALTER TABLE "price_category_materials" ADD CONSTRAINT "price_category_materials_category_id_price_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "price_categories"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "price_category_materials" ADD CONSTRAINT "price_category_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE restrict;--> statement-breakpoint
ALTER TABLE "price_categories" ADD CONSTRAINT "price_categories_group_id_price_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "price_groups"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_variant_id_price_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "price_variants"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE restrict;--> statement-breakpoint
ALTER TABLE "price_variants" ADD CONSTRAINT "price_variants_group_id_price_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "price_groups"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "price_category_materials_material" ON "price_category_materials" ("material_id");--> statement-breakpoint
CREATE INDEX "price_categories_group" ON "price_categories" ("group_id");--> statement-breakpoint
CREATE INDEX "price_rows_variant" ON "price_rows" ("variant_id","position");--> statement-breakpoint
-- Every cell of every table, for each price list. Quantities are in the unit of the group; a half belongs to the tier that begins below it.
CREATE VIEW table_prices AS
SELECT variant.group_id, variant.index AS variant, priced.material_id, priced.label, priced.position, list.name AS list,
  (step.range ->> 'from')::integer AS from_quantity,
  (step.range ->> 'to')::integer AS to_quantity,
  (prices_of_list(priced.prices, list.name) ->> (step.place - 1)::integer)::integer AS price
FROM price_variants AS variant
JOIN price_rows AS priced ON priced.variant_id = variant.id
CROSS JOIN (VALUES ('anonymous'), ('registered'), ('wholesale'), ('dealer')) AS list (name)
CROSS JOIN LATERAL jsonb_array_elements(variant.ranges) WITH ORDINALITY AS step (range, place);--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_groups FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_categories FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_category_materials FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_variants FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON price_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
