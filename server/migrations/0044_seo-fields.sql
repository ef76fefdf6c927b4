ALTER TABLE "seo_records" ADD COLUMN "page" text GENERATED ALWAYS AS (group_name || ' ' || entity_id) STORED;--> statement-breakpoint
-- What was written of an item for search engines stands where that of posts and pages does.
INSERT INTO "seo_records" ("group_name", "entity_id", "title", "description", "keywords")
SELECT 'catalog', "id"::text, "seo" ->> 'title', "seo" ->> 'description', "seo" ->> 'keywords' FROM "catalog_items"
WHERE "seo" ?| ARRAY['title', 'description', 'keywords']
ON CONFLICT ("group_name", "entity_id") DO UPDATE SET
  "title" = coalesce("seo_records"."title", excluded."title"),
  "description" = coalesce("seo_records"."description", excluded."description"),
  "keywords" = coalesce("seo_records"."keywords", excluded."keywords");--> statement-breakpoint
-- An item that waits for its group has all fields of the words for search engines.
UPDATE "catalog_hidden_items" SET "snapshot" = jsonb_set("snapshot", '{seo}', '{"title": null, "description": null,
  "keywords": null, "ogTitle": null, "ogDescription": null, "ogPicture": null, "canonical": null, "robots": null}'::jsonb
  || ("snapshot" -> 'seo'));--> statement-breakpoint
CREATE TRIGGER media_usages AFTER INSERT OR UPDATE OR DELETE ON "seo_records" FOR EACH ROW EXECUTE FUNCTION note_media_usages('page');--> statement-breakpoint
INSERT INTO "media_usages" ("table_name", "row_key", "field", "stem")
SELECT DISTINCT 'seo_records', "row"."page", "column"."key", "match"[1] FROM "seo_records" AS "row", jsonb_each_text(to_jsonb("row")) AS "column",
  regexp_matches("column"."value", '([a-z0-9-]+-[0-9a-f]{10})\.(?:avif|webp|jpg|png|svg)', 'g') AS "match";--> statement-breakpoint
ALTER TABLE "catalog_items" DROP COLUMN "seo";
