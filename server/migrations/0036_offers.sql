CREATE TABLE "offer_answers" (
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"text" text NOT NULL,
	"document_sha256" text NOT NULL,
	"ip" text,
	"user_agent" text NOT NULL,
	CONSTRAINT "offer_answers_offer_id_version_pk" PRIMARY KEY("offer_id","version")
);
--> statement-breakpoint
CREATE TABLE "offer_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"text" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"recipient" text,
	"event_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"valid_days" integer NOT NULL,
	"advance_percent" integer NOT NULL,
	"payment_terms" text NOT NULL,
	"manager_discount" numeric(5, 2) NOT NULL,
	"reminder_days" integer NOT NULL,
	CONSTRAINT "offer_settings_single" CHECK ("offer_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"draft" json NOT NULL,
	"list_prices" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"draft" json NOT NULL,
	"list_prices" json NOT NULL,
	"reduced_vat" json NOT NULL,
	"document" json NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"discount" numeric(5, 2) NOT NULL,
	"total" bigint,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"recipient" text,
	"sent_at" timestamp with time zone,
	"sent_by" integer,
	"approved_by" integer,
	"opened_at" timestamp with time zone,
	CONSTRAINT "offer_versions_offer_id_version_pk" PRIMARY KEY("offer_id","version"),
	CONSTRAINT "offer_versions_state_known" CHECK ("offer_versions"."state" in ('draft', 'approval', 'sent', 'accepted', 'declined', 'superseded'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"newest" integer DEFAULT 1 NOT NULL,
	"sent_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_number" UNIQUE("number"),
	CONSTRAINT "offers_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "offer_answers" ADD CONSTRAINT "offer_answers_version" FOREIGN KEY ("offer_id","version") REFERENCES "offer_versions"("offer_id","version") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "offer_mails" ADD CONSTRAINT "offer_mails_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "offer_events_offer" ON "offer_events" ("offer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_events_opened" ON "offer_events" ("offer_id","version","day") WHERE "offer_events"."kind" = 'opened';--> statement-breakpoint
CREATE INDEX "offer_events_unread" ON "offer_events" ("offer_id") WHERE "offer_events"."kind" in ('asked', 'prices-requested') and "offer_events"."read_at" is null;--> statement-breakpoint
CREATE INDEX "offer_mails_offer" ON "offer_mails" ("offer_id","created_at");--> statement-breakpoint
CREATE INDEX "offer_mails_pending" ON "offer_mails" ("state") WHERE "offer_mails"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "offer_mails_reminder" ON "offer_mails" ("offer_id","version") WHERE "offer_mails"."kind" = 'reminder';--> statement-breakpoint
CREATE INDEX "offer_versions_open" ON "offer_versions" ("valid_until") WHERE "offer_versions"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "offers_order" ON "offers" ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_updated" ON "offers" ("updated_at","number");
--> statement-breakpoint
-- What a customer was sent stays as it was. The comment is apart, because erasure of personal data empties it.
CREATE FUNCTION refuse_sent_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'version % of offer % was sent and never changes', OLD.version, OLD.offer_id;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_versions_sent BEFORE UPDATE ON "offer_versions" FOR EACH ROW
  WHEN (OLD.sent_at IS NOT NULL AND (OLD.document::text, OLD.sent_at, OLD.valid_until, OLD.total) IS DISTINCT FROM (NEW.document::text, NEW.sent_at, NEW.valid_until, NEW.total))
  EXECUTE FUNCTION refuse_sent_offer_change();
