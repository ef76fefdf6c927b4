-- What the home page says to search engines stood in the properties of the site too: it stands with the page from here on, in its drafts and versions as well.
-- What was written there goes before: it was what the page said.
INSERT INTO "seo_records" ("group_name", "entity_id", "title", "description", "keywords")
SELECT 'page', '/', nullif("home_title", ''), nullif("home_description", ''), nullif("home_keywords", '') FROM "site_properties"
WHERE "home_title" || "home_description" || "home_keywords" <> ''
ON CONFLICT ("group_name", "entity_id") DO UPDATE SET
  "title" = coalesce("seo_records"."title", excluded."title"),
  "description" = coalesce("seo_records"."description", excluded."description"),
  "keywords" = coalesce("seo_records"."keywords", excluded."keywords");--> statement-breakpoint
UPDATE "content_drafts" SET "snapshot" = jsonb_set("snapshot", '{seo}', "snapshot" -> 'seo' || jsonb_build_object(
  'title', coalesce("snapshot" #>> '{seo,title}', nullif("home_title", '')),
  'description', coalesce("snapshot" #>> '{seo,description}', nullif("home_description", '')),
  'keywords', coalesce("snapshot" #>> '{seo,keywords}', nullif("home_keywords", ''))))
FROM "content_entries", "site_properties"
WHERE "content_entries"."id" = "content_drafts"."entry_id" AND "content_entries"."kind" = 'home';--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = jsonb_set("snapshot", '{seo}', "snapshot" -> 'seo' || jsonb_build_object(
  'title', coalesce("snapshot" #>> '{seo,title}', nullif("home_title", '')),
  'description', coalesce("snapshot" #>> '{seo,description}', nullif("home_description", '')),
  'keywords', coalesce("snapshot" #>> '{seo,keywords}', nullif("home_keywords", ''))))
FROM "content_entries", "site_properties"
WHERE "content_entries"."id" = "content_versions"."entry_id" AND "content_entries"."kind" = 'home';--> statement-breakpoint
UPDATE "content_drafts" SET "snapshot" = "snapshot" - 'homeSeo'
FROM "content_entries" WHERE "content_entries"."id" = "content_drafts"."entry_id" AND "content_entries"."kind" = 'site';--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = "snapshot" - 'homeSeo'
FROM "content_entries" WHERE "content_entries"."id" = "content_versions"."entry_id" AND "content_entries"."kind" = 'site';--> statement-breakpoint
UPDATE "content_batch_entries" SET "draft_before" = "draft_before" - 'homeSeo' WHERE "kind" = 'site' AND "draft_before" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "site_properties" DROP COLUMN "home_title";--> statement-breakpoint
ALTER TABLE "site_properties" DROP COLUMN "home_description";--> statement-breakpoint
ALTER TABLE "site_properties" DROP COLUMN "home_keywords";