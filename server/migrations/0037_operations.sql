CREATE TABLE "calculation_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"urgency" jsonb NOT NULL,
	"sum_discounts" jsonb NOT NULL,
	"vat_rates" jsonb NOT NULL,
	"free_delivery_from" bigint,
	"promised_days" integer NOT NULL,
	"lead_days" integer,
	"days_off" jsonb NOT NULL,
	"workdays" jsonb NOT NULL,
	CONSTRAINT "calculation_rules_single" CHECK ("calculation_rules"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"code" text PRIMARY KEY NOT NULL,
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"is_on_offer" boolean NOT NULL,
	"days" integer NOT NULL,
	"per_day" integer,
	"pricing" text NOT NULL,
	"setup_per_design" integer NOT NULL,
	"setup_per_color" integer NOT NULL,
	"stitches_per_cm2" integer NOT NULL,
	"stitches_min" integer NOT NULL,
	"tiers" jsonb NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discount_percent" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discount_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discount_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD COLUMN "has_reduced_vat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD COLUMN "operations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "operations" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "calculation_rules" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
-- A site that exists gets rules that state nothing. A new site gets them from the seed.
INSERT INTO "calculation_rules" ("title", "urgency", "sum_discounts", "vat_rates", "promised_days", "days_off", "workdays")
SELECT 'Правила расчёта', '{"isOnOffer": false, "title": "", "percent": 0, "daysPercent": 100}', '[]', '[]', 0, '[]', '[]' FROM "site_properties";
--> statement-breakpoint
WITH "entry" AS (
	INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
	SELECT 'calculation-rules', '1', "title", 1, 1, now() FROM "calculation_rules" RETURNING "id"
)
INSERT INTO "content_versions" ("entry_id", "number", "reason", "is_published", "snapshot", "created_at")
SELECT "entry"."id", 1, 'seed', true, jsonb_build_object('title', "title", 'urgency', "urgency", 'sumDiscounts', "sum_discounts", 'vatRates', "vat_rates", 'freeDeliveryFrom', "free_delivery_from", 'promisedDays', "promised_days", 'leadDays', "lead_days", 'daysOff', "days_off", 'workdays', "workdays"), now() FROM "entry", "calculation_rules";
--> statement-breakpoint
-- Items have a new filter.
UPDATE "content_entries" SET "facets" = NULL WHERE "kind" = 'item';
