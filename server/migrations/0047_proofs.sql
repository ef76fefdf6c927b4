CREATE TABLE "proof_answers" (
	"proof_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"sha256" text NOT NULL,
	"ip" text,
	"user_agent" text NOT NULL,
	CONSTRAINT "proof_answers_proof_id_version_kind_pk" PRIMARY KEY("proof_id","version","kind")
);
--> statement-breakpoint
CREATE TABLE "proof_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proof_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"reply_to" integer,
	"page" integer,
	"x" integer,
	"y" integer,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"staff_id" integer,
	"author_name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"solved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proof_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proof_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"text" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proof_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "proof_files_position" UNIQUE("proof_id","version","position")
);
--> statement-breakpoint
CREATE TABLE "proof_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proof_id" uuid NOT NULL,
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
CREATE TABLE "proof_pages" (
	"file_id" uuid NOT NULL,
	"sheet" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"large_sha256" text NOT NULL,
	"small_sha256" text NOT NULL,
	CONSTRAINT "proof_pages_file_id_sheet_pk" PRIMARY KEY("file_id","sheet")
);
--> statement-breakpoint
CREATE TABLE "proof_versions" (
	"proof_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sha256" text,
	"created_at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"recipient" text,
	"sent_at" timestamp with time zone,
	"sent_by" integer,
	"author_name" text,
	"opened_at" timestamp with time zone,
	CONSTRAINT "proof_versions_proof_id_version_pk" PRIMARY KEY("proof_id","version"),
	CONSTRAINT "proof_versions_state_known" CHECK ("proof_versions"."state" in ('draft', 'sent', 'approved', 'changes-requested', 'superseded', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"token" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"newest" integer DEFAULT 0 NOT NULL,
	"sent_version" integer,
	"is_required" boolean DEFAULT false NOT NULL,
	"waived_at" timestamp with time zone,
	"waived_by" integer,
	"waiver_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proofs_order" UNIQUE("order_id"),
	CONSTRAINT "proofs_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "proof_answers" ADD CONSTRAINT "proof_answers_version" FOREIGN KEY ("proof_id","version") REFERENCES "public"."proof_versions"("proof_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_reply_to_proof_comments_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."proof_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_version" FOREIGN KEY ("proof_id","version") REFERENCES "public"."proof_versions"("proof_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_events" ADD CONSTRAINT "proof_events_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_files" ADD CONSTRAINT "proof_files_version" FOREIGN KEY ("proof_id","version") REFERENCES "public"."proof_versions"("proof_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_mails" ADD CONSTRAINT "proof_mails_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_pages" ADD CONSTRAINT "proof_pages_file_id_proof_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."proof_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_versions" ADD CONSTRAINT "proof_versions_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_comments_proof" ON "proof_comments" USING btree ("proof_id","id");--> statement-breakpoint
CREATE INDEX "proof_comments_open" ON "proof_comments" USING btree ("proof_id") WHERE "proof_comments"."author" = 'customer' and "proof_comments"."solved_at" is null;--> statement-breakpoint
CREATE INDEX "proof_events_proof" ON "proof_events" USING btree ("proof_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proof_events_opened" ON "proof_events" USING btree ("proof_id","version","day") WHERE "proof_events"."kind" = 'opened';--> statement-breakpoint
CREATE INDEX "proof_mails_proof" ON "proof_mails" USING btree ("proof_id","created_at");--> statement-breakpoint
CREATE INDEX "proof_mails_pending" ON "proof_mails" USING btree ("state") WHERE "proof_mails"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "proof_mails_reminder" ON "proof_mails" USING btree ("proof_id","version") WHERE "proof_mails"."kind" = 'reminder';--> statement-breakpoint
CREATE INDEX "proof_versions_open" ON "proof_versions" USING btree ("sent_at") WHERE "proof_versions"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "proofs_updated" ON "proofs" USING btree ("updated_at");
--> statement-breakpoint
-- What a customer approved stays as it was: its files, and the hash of the version.
CREATE FUNCTION refuse_sent_proof_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sent proof never changes its hash or its time';
END $$;
--> statement-breakpoint
CREATE TRIGGER proof_versions_sent BEFORE UPDATE ON "proof_versions" FOR EACH ROW
  WHEN (OLD.sent_at IS NOT NULL AND (OLD.sha256, OLD.sent_at) IS DISTINCT FROM (NEW.sha256, NEW.sent_at))
  EXECUTE FUNCTION refuse_sent_proof_change();
--> statement-breakpoint
CREATE TRIGGER proof_files_hash BEFORE UPDATE ON "proof_files" FOR EACH ROW
  WHEN ((OLD.sha256, OLD.size) IS DISTINCT FROM (NEW.sha256, NEW.size))
  EXECUTE FUNCTION refuse_sent_proof_change();
