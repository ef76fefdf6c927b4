CREATE TABLE "order_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"messenger" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_calls" ADD COLUMN "promised_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_calls" ADD COLUMN "call_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_handling" ADD COLUMN "promised_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_handling" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "page_path" text;--> statement-breakpoint
ALTER TABLE "order_contacts" ADD CONSTRAINT "order_contacts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contacts" ADD CONSTRAINT "order_contacts_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_contacts_order" ON "order_contacts" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ("city_id","placed_at","number") WHERE "orders"."city_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_utm_source" ON "orders" USING btree ("utm_source","placed_at","number") WHERE "orders"."utm_source" is not null;--> statement-breakpoint
UPDATE "order_calls" SET "promised_by" = "first"."call_by" FROM (
	SELECT DISTINCT ON ("order_id") "order_id", "call_by" FROM "order_calls" ORDER BY "order_id", "id"
) AS "first" WHERE "first"."order_id" = "order_calls"."order_id";--> statement-breakpoint
UPDATE "order_handling" SET "promised_by" = coalesce((
	SELECT "promised_by" FROM "order_calls" WHERE "order_calls"."order_id" = "order_handling"."order_id" LIMIT 1
), "call_by");
