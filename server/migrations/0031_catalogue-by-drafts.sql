CREATE TABLE "catalog_hidden_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"path" text
);
--> statement-breakpoint
ALTER TABLE "catalog_showcases" DROP CONSTRAINT "catalog_showcases_item_id_catalog_items_id_fk";
--> statement-breakpoint
-- A trigger that names a column keeps it from changing its type.
DROP TRIGGER search_changed ON "catalog_items";--> statement-breakpoint
ALTER TABLE "catalog_items" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
CREATE TRIGGER search_changed AFTER INSERT OR DELETE OR UPDATE OF "name", "kind", "is_group", "parent_id", "position", "summary", "properties" ON "catalog_items" FOR EACH ROW EXECUTE FUNCTION search_item_changed();--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "position" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "parent" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "position" double precision;--> statement-breakpoint
CREATE INDEX "catalog_hidden_items_parent" ON "catalog_hidden_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "content_entries_children" ON "content_entries" USING btree ("kind","parent","position","id");--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalog_hidden_items" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
-- What is on the site already is there to be edited.
INSERT INTO "content_entries" ("kind", "subject_id", "title", "parent", "position", "version", "published_version", "updated_at")
SELECT 'item', "id"::text, "name", "parent_id", "position", 1, 1, date_trunc('milliseconds', now()) FROM "catalog_items" ORDER BY "position", "id";
