ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_by_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin_known" CHECK ("orders"."origin" in ('site', 'phone', 'whatsapp', 'office'));