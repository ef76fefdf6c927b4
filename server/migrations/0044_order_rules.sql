CREATE TABLE "order_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"stages" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"notified" jsonb NOT NULL,
	CONSTRAINT "order_rules_single" CHECK ("order_rules"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "order_production" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"stage_id" text,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"wants_mails" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_stage_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_stage_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"stage_id" text,
	"title" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer
);
--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_production" ADD CONSTRAINT "order_production_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_stage_changes" ADD CONSTRAINT "order_stage_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_production_stage" ON "order_production" USING btree ("stage_id") WHERE "order_production"."stage_id" is not null;--> statement-breakpoint
CREATE INDEX "order_stage_changes_order" ON "order_stage_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."due_at" is not null;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "order_rules" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
-- A site that exists gets the rules that it had in code. A new site gets them from the seed.
INSERT INTO "order_rules" ("title", "stages", "events", "terms", "notified")
SELECT 'Правила заявок',
	'[{"id": "cutting", "title": "Раскрой"}, {"id": "printing", "title": "Печать"}, {"id": "sewing", "title": "Пошив"}, {"id": "control", "title": "Контроль"}, {"id": "dispatch", "title": "Отгрузка"}]',
	'{"offer-sent": "quoted", "offer-accepted": "quoted", "offer-declined": "none", "proof-approved": "none", "invoice-issued": "none", "invoice-part-paid": "none", "invoice-paid": "paid", "production-started": "in-production", "production-done": "shipped"}',
	'{"new": null, "called": null, "calculating": null, "quoted": null, "paid": null, "in-production": null, "shipped": null}',
	'{"called": false, "calculating": false, "quoted": false, "paid": false, "in-production": false, "shipped": false, "done": false, "refused": false}'
FROM "site_properties";
--> statement-breakpoint
WITH "entry" AS (
	INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
	SELECT 'order-rules', '1', "title", 1, 1, now() FROM "order_rules" RETURNING "id"
)
INSERT INTO "content_versions" ("entry_id", "number", "reason", "is_published", "snapshot", "created_at")
SELECT "entry"."id", 1, 'seed', true, jsonb_build_object('title', "title", 'stages', "stages", 'events', "events", 'terms', "terms", 'notified', "notified"), now() FROM "entry", "order_rules";
