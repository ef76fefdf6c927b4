CREATE TABLE "bank_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"legal_entity_id" integer NOT NULL,
	"account" text NOT NULL,
	"day" date NOT NULL,
	"number" text NOT NULL,
	"sum" bigint NOT NULL,
	"unbooked" bigint NOT NULL,
	"kind" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_inn" text NOT NULL,
	"payer_kpp" text NOT NULL,
	"payer_account" text NOT NULL,
	"purpose" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	"dismissed_by" integer,
	CONSTRAINT "bank_payments_identity" UNIQUE("identity"),
	CONSTRAINT "bank_payments_unbooked_in_sum" CHECK ("bank_payments"."unbooked" between 0 and "bank_payments"."sum" and "bank_payments"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statement_payments" (
	"statement_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bank_statement_payments_statement_id_payment_id_pk" PRIMARY KEY("statement_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"accounts" json NOT NULL,
	"period_from" date,
	"period_to" date,
	"documents" integer NOT NULL,
	"incoming" integer NOT NULL,
	"warnings" json NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" integer NOT NULL,
	CONSTRAINT "bank_statements_sha256" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "invoice_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"amount" bigint,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"recipient" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_requisites" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"buyer" json NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "bank_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_statement_payments" ADD CONSTRAINT "bank_statement_payments_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_payments" ADD CONSTRAINT "bank_statement_payments_payment_id_bank_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."bank_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requisites" ADD CONSTRAINT "order_requisites_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_payments_day" ON "bank_payments" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "bank_payments_waiting" ON "bank_payments" USING btree ("day","id") WHERE "bank_payments"."unbooked" > 0 and "bank_payments"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "bank_statement_payments_payment" ON "bank_statement_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_statements_uploaded" ON "bank_statements" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "invoice_events_invoice" ON "invoice_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_events_opened" ON "invoice_events" USING btree ("invoice_id","day") WHERE "invoice_events"."kind" = 'opened';--> statement-breakpoint
CREATE INDEX "invoice_mails_invoice" ON "invoice_mails" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_mails_pending" ON "invoice_mails" USING btree ("state") WHERE "invoice_mails"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "invoice_payments_day" ON "invoice_payments" USING btree ("day") WHERE "invoice_payments"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_bank" ON "invoice_payments" USING btree ("bank_payment_id","invoice_id") WHERE "invoice_payments"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_on") WHERE "invoices"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects" UNIQUE("corrects_id");--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_bank_payment_id_bank_payments_id_fk" FOREIGN KEY ("bank_payment_id") REFERENCES "public"."bank_payments"("id") ON DELETE no action ON UPDATE no action;
