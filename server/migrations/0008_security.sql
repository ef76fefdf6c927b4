CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "user_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"text_version" text,
	"text_sha256" text,
	"ip" text,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_idempotency_keys" (
	"sender" text NOT NULL,
	"key" text NOT NULL,
	"body_sha256" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_idempotency_keys_sender_key_pk" PRIMARY KEY("sender","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_consents" RENAME COLUMN "address" TO "ip";--> statement-breakpoint
ALTER TABLE "order_consents" ALTER COLUMN "ip" DROP NOT NULL;--> statement-breakpoint
UPDATE "order_consents" SET "ip" = NULL WHERE "ip" !~ '^[0-9a-fA-F:.]+$';--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_idempotency_key";--> statement-breakpoint
DROP INDEX "email_codes_purpose";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "family_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "started_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "order_files" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_idempotency_keys" ADD CONSTRAINT "order_idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_idempotency_keys_order" ON "order_idempotency_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_idempotency_keys_age" ON "order_idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "email_codes_purpose" ON "email_codes" USING btree ("email","purpose");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "idempotency_key";
