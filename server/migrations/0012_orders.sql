CREATE TABLE "order_consents" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"text_version" text,
	"text_sha256" text,
	"ip" text,
	"user_agent" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(name, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL,
	"size" bigint NOT NULL,
	"staff_id" integer,
	"removed_at" timestamp with time zone,
	CONSTRAINT "order_files_position" UNIQUE("order_id","position")
);--> statement-breakpoint
CREATE TABLE "order_idempotency_keys" (
	"sender" text NOT NULL,
	"key" text NOT NULL,
	"body_sha256" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_idempotency_keys_sender_key_pk" PRIMARY KEY("sender","key")
);--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"author_name" text,
	"text" text NOT NULL,
	CONSTRAINT "order_messages_author_known" CHECK ("order_messages"."author" in ('customer', 'staff', 'system'))
);--> statement-breakpoint
CREATE TABLE "order_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"recipient" text,
	"is_linked" boolean DEFAULT false NOT NULL,
	"message_id" text,
	"next_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_notifications_channel" UNIQUE("order_id","channel"),
	CONSTRAINT "order_notifications_channel_known" CHECK ("order_notifications"."channel" in ('factory-mail', 'customer-mail', 'telegram', 'crm', 'cancellation-mail')),
	CONSTRAINT "order_notifications_state_known" CHECK ("order_notifications"."state" in ('pending', 'sent', 'failed'))
);--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"staff_id" integer,
	"reason" text,
	CONSTRAINT "order_status_changes_status_known" CHECK ("order_status_changes"."status" in ('new', 'called', 'calculating', 'quoted', 'paid', 'in-production', 'shipped', 'done', 'refused')),
	CONSTRAINT "order_status_changes_by_known" CHECK ("order_status_changes"."by" in ('customer', 'staff', 'system'))
);--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"person_id" integer,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"comment" text NOT NULL,
	"line" jsonb,
	"is_catalog" boolean NOT NULL,
	"city_id" integer,
	"client_city" text,
	"client_country" text,
	"referrer_url" text,
	"page_path" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"utm_term" text,
	"status" text DEFAULT 'new' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(number || chr(10) || name || chr(10) || email || chr(10) || phone || chr(10) || regexp_replace(phone, '\D', '', 'g') || chr(10) || comment || chr(10) || coalesce(line ->> 'title', ''), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('new', 'called', 'calculating', 'quoted', 'paid', 'in-production', 'shipped', 'done', 'refused'))
);--> statement-breakpoint
ALTER TABLE "order_consents" ADD CONSTRAINT "order_consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_idempotency_keys" ADD CONSTRAINT "order_idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_notifications" ADD CONSTRAINT "order_notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "order_files_search" ON "order_files" USING gin (trigrams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_idempotency_keys_order" ON "order_idempotency_keys" ("order_id");--> statement-breakpoint
CREATE INDEX "order_idempotency_keys_age" ON "order_idempotency_keys" ("created_at");--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notifications_pending" ON "order_notifications" ("state") WHERE "order_notifications"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "order_notifications_failed" ON "order_notifications" ("order_id") WHERE "order_notifications"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "order_status_changes_order" ON "order_status_changes" ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" ("city_id","placed_at","number") WHERE "orders"."city_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_utm_source" ON "orders" ("utm_source","placed_at","number") WHERE "orders"."utm_source" is not null;--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" ("status","placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (trigrams("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" ("user_id","placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" ("person_id","placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_guest_phone" ON "orders" ("phone") WHERE "orders"."user_id" is null and "orders"."phone" <> '';--> statement-breakpoint
CREATE INDEX "orders_unclaimed" ON "orders" (lower("email")) WHERE "orders"."user_id" is null;
