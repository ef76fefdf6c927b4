CREATE TABLE "content_drafts" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" text,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "content_schedules" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone,
	"take_down_at" timestamp with time zone,
	"scheduled_by" integer NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"is_published" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_scheduled_by_staff_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_subject" ON "content_entries" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "content_entries_updated" ON "content_entries" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "content_schedules_publish" ON "content_schedules" USING btree ("publish_at") WHERE "content_schedules"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_schedules_take_down" ON "content_schedules" USING btree ("take_down_at") WHERE "content_schedules"."take_down_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" USING btree ("entry_id","number");--> statement-breakpoint
-- What is on the site already is there to be edited.
INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
SELECT 'post', "id"::text, "title", 1, 1, date_trunc('milliseconds', "publication_at") FROM "posts" ORDER BY "publication_at", "id";--> statement-breakpoint
INSERT INTO "content_entries" ("kind", "subject_id", "title", "version", "published_version", "updated_at")
SELECT 'text-page', "slug", "title", 1, 1, date_trunc('milliseconds', "updated_at") FROM "text_pages" ORDER BY "slug";
