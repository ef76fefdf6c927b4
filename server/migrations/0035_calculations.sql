CREATE TABLE "calculations" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"user_id" integer,
	"ordered_at" timestamp with time zone,
	"price_list" text NOT NULL,
	"revision" text NOT NULL,
	"request" json NOT NULL,
	"calculation" json NOT NULL,
	"words" json NOT NULL,
	"city" text,
	"sender" text,
	"idempotency_key" text,
	"body_sha256" text,
	CONSTRAINT "calculations_idempotency_key" UNIQUE("sender","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculations_validity" ON "calculations" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "calculations_user" ON "calculations" USING btree ("user_id","created_at") WHERE "calculations"."user_id" is not null;