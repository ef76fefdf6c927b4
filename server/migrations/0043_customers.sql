CREATE TABLE "consent_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"price_list" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"staff_id" integer
);
--> statement-breakpoint
ALTER TABLE "customer_price_lists" ADD CONSTRAINT "customer_price_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_price_lists" ADD CONSTRAINT "customer_price_lists_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_price_lists_user" ON "customer_price_lists" USING btree ("user_id","id");--> statement-breakpoint
-- The text that is on the site today is the one that consents of its hash were given to.
INSERT INTO "consent_texts" ("sha256", "version", "body")
SELECT encode(sha256(convert_to("body", 'UTF8')), 'hex'), "version", "body" FROM "text_pages" WHERE "slug" = 'policy'
ON CONFLICT DO NOTHING;
