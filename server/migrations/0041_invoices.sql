CREATE TABLE "invoice_counters" (
	"year" integer NOT NULL,
	"series" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_year_series_pk" PRIMARY KEY("year","series")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" integer PRIMARY KEY NOT NULL,
	"legal_entity_id" integer NOT NULL,
	CONSTRAINT "invoice_series_entity" UNIQUE("legal_entity_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"order_id" uuid,
	"offer_id" uuid,
	"legal_entity_id" integer NOT NULL,
	"document" json NOT NULL,
	"buyer" json NOT NULL,
	"total" bigint NOT NULL,
	"due_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" integer NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" integer,
	"cancel_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_token" UNIQUE("token"),
	CONSTRAINT "invoices_total_positive" CHECK ("invoices"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "legal_entities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_entities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"inn" text NOT NULL,
	"kpp" text NOT NULL,
	"ogrn" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank_name" text NOT NULL,
	"bic" text NOT NULL,
	"account" text NOT NULL,
	"correspondent_account" text NOT NULL,
	"vat_mode" text NOT NULL,
	"director_post" text NOT NULL,
	"director_name" text NOT NULL,
	"accountant_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_offer" ON "invoices" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","number");--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "legal_entities" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
--> statement-breakpoint
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoice % was issued and never changes', OLD.number;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_issued_change BEFORE UPDATE ON "invoices" FOR EACH ROW
  WHEN ((OLD.number, OLD.document::text, OLD.buyer::text, OLD.total, OLD.due_on, OLD.issued_at) IS DISTINCT FROM (NEW.number, NEW.document::text, NEW.buyer::text, NEW.total, NEW.due_on, NEW.issued_at))
  EXECUTE FUNCTION refuse_invoice_change();
--> statement-breakpoint
CREATE TRIGGER invoices_never_deleted BEFORE DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
