-- Drafts and versions from before text pages, cities and the home page had words of their own for search engines.
UPDATE "content_drafts" SET "snapshot" = "snapshot" || '{"seo": {"title": null, "description": null, "keywords": null, "ogTitle": null, "ogDescription": null, "ogPicture": null, "canonical": null, "robots": null}}'::jsonb
FROM "content_entries"
WHERE "content_entries"."id" = "content_drafts"."entry_id" AND "content_entries"."kind" IN ('text-page', 'city', 'home') AND NOT jsonb_exists("content_drafts"."snapshot", 'seo');
--> statement-breakpoint
UPDATE "content_versions" SET "snapshot" = "snapshot" || '{"seo": {"title": null, "description": null, "keywords": null, "ogTitle": null, "ogDescription": null, "ogPicture": null, "canonical": null, "robots": null}}'::jsonb
FROM "content_entries"
WHERE "content_entries"."id" = "content_versions"."entry_id" AND "content_entries"."kind" IN ('text-page', 'city', 'home') AND NOT jsonb_exists("content_versions"."snapshot", 'seo');
