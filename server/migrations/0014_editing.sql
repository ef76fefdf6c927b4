CREATE TABLE "content_drafts" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"snapshot" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "content_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"subject_id" text,
	"title" text NOT NULL,
	"title_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(title, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'), '[^0-9a-zа-я]+'), ''))) STORED,
	"parent" integer,
	"position" double precision,
	"state" text DEFAULT 'draft' NOT NULL,
	"facets" text[],
	"trashed_at" timestamp with time zone,
	"was_on_site" boolean DEFAULT false NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);--> statement-breakpoint
CREATE TABLE "content_links" (
	"entry_id" integer NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "content_links_entry_id_page_pk" PRIMARY KEY("entry_id","page")
);--> statement-breakpoint
CREATE TABLE "content_list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"title" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL
);--> statement-breakpoint
CREATE TABLE "content_schedules" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone,
	"take_down_at" timestamp with time zone,
	"scheduled_by" integer NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text
);--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"entry_id" integer NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"is_published" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer
);--> statement-breakpoint
CREATE TABLE "content_viewers" (
	"staff_id" integer NOT NULL,
	"tab" uuid NOT NULL,
	"entry_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_viewers_staff_id_tab_pk" PRIMARY KEY("staff_id","tab")
);--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "content_links" ADD CONSTRAINT "content_links_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "content_list_views" ADD CONSTRAINT "content_list_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_scheduled_by_staff_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "content_viewers" ADD CONSTRAINT "content_viewers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "content_viewers" ADD CONSTRAINT "content_viewers_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "content_entries_subject" ON "content_entries" ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "content_entries_children" ON "content_entries" ("kind","parent","position","id");--> statement-breakpoint
CREATE INDEX "content_entries_children_sorted" ON "content_entries" ("kind","parent",left(translate("title", 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'), 200) collate "C","id");--> statement-breakpoint
CREATE INDEX "content_entries_trashed" ON "content_entries" ("trashed_at") WHERE "content_entries"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "content_entries_updated" ON "content_entries" ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "content_entries_sorted" ON "content_entries" ("kind",left(translate("title", 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'), 200) collate "C","id","title","title_words","trashed_at");--> statement-breakpoint
CREATE INDEX "content_entries_state" ON "content_entries" ("kind","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "content_entries_editor" ON "content_entries" ("kind","updated_by","updated_at","id");--> statement-breakpoint
CREATE INDEX "content_entries_facets" ON "content_entries" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "content_entries_groups" ON "content_entries" ("parent") WHERE "content_entries"."facets" @> '{group}'::text[];--> statement-breakpoint
CREATE INDEX "content_entries_unfilled" ON "content_entries" ("id") WHERE "content_entries"."facets" is null;--> statement-breakpoint
CREATE INDEX "content_entries_title" ON "content_entries" USING gin ("title_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "content_links_page" ON "content_links" ("page");--> statement-breakpoint
CREATE UNIQUE INDEX "content_list_views_title" ON "content_list_views" ("kind","staff_id","title");--> statement-breakpoint
CREATE INDEX "content_list_views_shared" ON "content_list_views" ("kind","title") WHERE "content_list_views"."is_shared";--> statement-breakpoint
CREATE INDEX "content_schedules_publish" ON "content_schedules" ("publish_at") WHERE "content_schedules"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "content_schedules_take_down" ON "content_schedules" ("take_down_at") WHERE "content_schedules"."take_down_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_number" ON "content_versions" ("entry_id","number");--> statement-breakpoint
CREATE INDEX "content_viewers_entry" ON "content_viewers" ("entry_id");--> statement-breakpoint
CREATE INDEX "content_viewers_seen" ON "content_viewers" ("seen_at");--> statement-breakpoint
CREATE FUNCTION set_content_entry_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state := CASE
    WHEN NEW.trashed_at IS NOT NULL THEN 'trashed'
    WHEN EXISTS (SELECT FROM content_schedules WHERE entry_id = NEW.id AND failed_at IS NULL) THEN 'scheduled'
    WHEN NEW.published_version IS NOT NULL AND EXISTS (SELECT FROM content_drafts WHERE entry_id = NEW.id) THEN 'edited'
    WHEN NEW.published_version IS NOT NULL THEN 'published'
    WHEN EXISTS (SELECT FROM content_versions WHERE entry_id = NEW.id AND is_published) THEN 'taken-down'
    ELSE 'draft'
  END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_content_entry_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_entries SET state = state WHERE id = COALESCE(NEW.entry_id, OLD.entry_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON content_drafts FOR EACH ROW EXECUTE FUNCTION note_media_usages('entry_id');--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR DELETE OR UPDATE ON content_versions FOR EACH ROW EXECUTE FUNCTION note_media_usages('id');--> statement-breakpoint
CREATE TRIGGER content_entry_state BEFORE INSERT OR UPDATE ON content_entries FOR EACH ROW EXECUTE FUNCTION set_content_entry_state();--> statement-breakpoint
CREATE TRIGGER content_entry_state AFTER INSERT OR DELETE ON content_drafts FOR EACH ROW EXECUTE FUNCTION refresh_content_entry_state();--> statement-breakpoint
CREATE TRIGGER content_entry_state AFTER INSERT OR DELETE OR UPDATE OF failed_at ON content_schedules FOR EACH ROW EXECUTE FUNCTION refresh_content_entry_state();
