CREATE TABLE "order_consents" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"text_version" text,
	"text_sha256" text,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"message_id" text,
	"next_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_deliveries_channel" UNIQUE("order_id","channel"),
	CONSTRAINT "order_deliveries_channel_known" CHECK ("order_deliveries"."channel" in ('factory-mail', 'customer-mail', 'telegram', 'crm')),
	CONSTRAINT "order_deliveries_state_known" CHECK ("order_deliveries"."state" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "order_files_position" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"comment" text NOT NULL,
	"is_catalog" boolean NOT NULL,
	"city_id" integer,
	"client_city" text,
	"client_country" text,
	"referrer_url" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_content" text,
	"utm_term" text,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_consents" ADD CONSTRAINT "order_consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_deliveries_pending" ON "order_deliveries" USING btree ("state") WHERE "order_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");