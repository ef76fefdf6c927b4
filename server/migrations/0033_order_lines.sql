CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"price_erp_id" text,
	"variant" integer,
	"variant_title" text,
	"material_erp_id" text,
	"material" text,
	"base_color" text,
	"quantity" numeric(9, 1),
	"sizes" json,
	"unit" text NOT NULL,
	"unit_price" bigint,
	"total" bigint,
	"price_list" text NOT NULL,
	"price_revision" timestamp with time zone,
	"shown_total" bigint,
	"search_text" text GENERATED ALWAYS AS (translate(title, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "order_lines_search" ON "order_lines" USING gin (trigrams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION insert_order_line(order_id uuid, line jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_lines (order_id, position, item_id, slug, title, price_erp_id, variant, variant_title, material_erp_id,
    material, base_color, quantity, unit, unit_price, total, price_list, shown_total)
  SELECT $1, 0, l.* FROM jsonb_to_record(line) AS l("itemId" integer, slug text, title text, "priceErpId" text,
    variant integer, "variantTitle" text, "materialErpId" text, material text, "baseColor" text, quantity numeric,
    unit text, "unitPrice" bigint, total bigint, "priceList" text, "shownTotal" bigint)
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
SELECT insert_order_line(id, line) FROM orders WHERE line IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION copy_order_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insert_order_line(NEW.id, NEW.line);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A process of the release before writes `line` alone. Runs at the commit, when this release has written its lines.
CREATE CONSTRAINT TRIGGER copy_order_line AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.line IS NOT NULL) EXECUTE FUNCTION copy_order_line();
