CREATE TABLE "content_list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"title" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "content_entries_title";--> statement-breakpoint
ALTER TABLE "content_batches" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "facets" text[];--> statement-breakpoint
ALTER TABLE "content_list_views" ADD CONSTRAINT "content_list_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_list_views_title" ON "content_list_views" USING btree ("kind","staff_id","title");--> statement-breakpoint
CREATE INDEX "content_list_views_shared" ON "content_list_views" USING btree ("kind","title") WHERE "content_list_views"."is_shared";--> statement-breakpoint
CREATE INDEX "content_entries_sorted" ON "content_entries" USING btree ("kind",left(translate("title", 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'), 200) collate "C","id");--> statement-breakpoint
CREATE INDEX "content_entries_state" ON "content_entries" USING btree ("kind","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "content_entries_editor" ON "content_entries" USING btree ("kind","updated_by","updated_at","id");--> statement-breakpoint
CREATE INDEX "content_entries_facets" ON "content_entries" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "content_entries_groups" ON "content_entries" USING btree ("parent") WHERE "content_entries"."facets" @> '{group}'::text[];--> statement-breakpoint
CREATE INDEX "content_entries_unfilled" ON "content_entries" USING btree ("id") WHERE "content_entries"."facets" is null;--> statement-breakpoint
CREATE INDEX "content_entries_title" ON "content_entries" USING gin (to_tsvector('simple', translate("title", 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'))) WITH (fastupdate=false);--> statement-breakpoint
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
CREATE TRIGGER content_entry_state BEFORE INSERT OR UPDATE ON "content_entries" FOR EACH ROW EXECUTE FUNCTION set_content_entry_state();--> statement-breakpoint
CREATE FUNCTION refresh_content_entry_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_entries SET state = state WHERE id = COALESCE(NEW.entry_id, OLD.entry_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER content_entry_state AFTER INSERT OR DELETE ON "content_drafts" FOR EACH ROW EXECUTE FUNCTION refresh_content_entry_state();--> statement-breakpoint
CREATE TRIGGER content_entry_state AFTER INSERT OR DELETE OR UPDATE OF failed_at ON "content_schedules" FOR EACH ROW EXECUTE FUNCTION refresh_content_entry_state();--> statement-breakpoint
UPDATE "content_entries" SET "state" = "state";
